import { root, run } from "../run.ts"

type Changed = { readonly files: ReadonlyArray<string>; readonly since: string }

const git = async (...args: ReadonlyArray<string>): Promise<ReadonlyArray<string> | undefined> => {
  const { code, stdout } = await run("git", args, { cwd: root })
  return code === 0 ? stdout.split("\n").filter((line) => line !== "") : undefined
}

/** What is not committed yet, new files too, and what was committed since a commit. */
const filesSince = async (commit: string): Promise<ReadonlyArray<string>> => {
  const edited = await git("diff", "--name-only", "--no-renames", "--diff-filter=d", commit)
  const added = await git("ls-files", "--others", "--exclude-standard")
  return [...new Set([...(edited ?? []), ...(added ?? [])])]
}

/** What changed since the commit that is shared with origin/main, or in the last commit when nothing did. */
export const changedFiles = async (): Promise<Changed | undefined> => {
  const shared = (await git("merge-base", "HEAD", "origin/main"))?.[0]
  const ahead = shared === undefined ? [] : await filesSince(shared)
  if (ahead.length > 0) return { files: ahead, since: "origin/main" }
  if ((await git("rev-parse", "--verify", "--quiet", "HEAD~1")) === undefined) return undefined
  return { files: await filesSince("HEAD~1"), since: "the commit before the last" }
}
