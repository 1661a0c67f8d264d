import { existsSync } from "node:fs"
import { cp, mkdir, mkdtemp, readdir, readlink, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root, run } from "../commands/run.ts"

/** Tests, journeys and what no compiler reads. */
const leftOut = /\.(?:test|spec)\.tsx?$|\.po$|^ui\/(?:e2e|public)\/|^adapters\/(?:host|world|sandbox\/operator-tests)\//

/** Copies the tracked sources, without their tests, to a folder of their own; what is installed is linked there. */
export const copyWithoutTests = async (): Promise<string> => {
  const scratch = await mkdtemp(join(tmpdir(), "fakham-recipes-"))
  const { stdout } = await run("git", [
    "ls-files",
    "core",
    "adapters",
    "ui",
    "docs/api.md",
    "package.json",
    "tsconfig.json",
  ])
  const files = stdout.split("\n").filter((file) => file !== "" && !leftOut.test(file))
  for (const file of files) await cp(join(root, file), join(scratch, file))
  await linkInstalled(scratch)
  return scratch
}

/** The workspaces are those of the copy; all else is what is installed here. */
const linkInstalled = async (scratch: string) => {
  const [here, there] = [join(root, "node_modules"), join(scratch, "node_modules")]
  await mkdir(join(there, "@fakham"), { recursive: true })
  for (const name of await readdir(join(here, "@fakham")))
    await symlink(await readlink(join(here, "@fakham", name)), join(there, "@fakham", name))
  for (const name of await readdir(here))
    if (name !== "@fakham" && !name.startsWith(".")) await symlink(join(here, name), join(there, name))
  const ofAdapters = "adapters/node_modules"
  if (existsSync(join(root, ofAdapters))) await symlink(join(root, ofAdapters), join(scratch, ofAdapters))
}
