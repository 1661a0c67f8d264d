import { delimiter } from "node:path"
import { type Ended, root, run } from "../commands/run.ts"

/** A machine on which nothing but Node, npm and git is installed, with a clone of the repository. */
export type BareMachine = { readonly run: (command: string) => Promise<Ended> }

/** The folders on the PATH that are the machine's own; npm puts those of packages before them. */
export const ownPath = (): ReadonlyArray<string> =>
  (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "" && !folder.includes("node_modules"))

/** Throws with what a program said when it failed. */
export const must = async (program: string, args: ReadonlyArray<string>): Promise<string> => {
  const { code, output, stdout } = await run(program, args, { env: { PATH: ownPath().join(delimiter) } })
  if (code !== 0) throw new Error(`${program} ${args.join(" ")}\n${output}`)
  return stdout.trim()
}

/** The last commit, as anybody gets it. */
export const cloneInto = (folder: string): Promise<string> =>
  must("git", ["clone", "--quiet", "--no-hardlinks", root, folder])

/** How this machine reaches the network, and whom it trusts there. */
export const networkSettings = (): ReadonlyArray<string> =>
  Object.entries(process.env)
    .filter(([name]) => /^(?:(?:https?|all|no)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|GIT_SSL_CAINFO)$/i.test(name))
    .map(([name, value]) => `${name}=${value}`)
