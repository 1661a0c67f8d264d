import { existsSync } from "node:fs"
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root } from "./run.ts"

const ours = {
  core: "core",
  adapters: "adapters",
  operator: "adapters/operator",
  "stand-in": "adapters/sandbox",
  host: "adapters/host",
}
const leftOut = /\/(node_modules|dist)(\/|$)/

/** The sources alone in a folder of their own, with the tools of this tree. */
export const scratchCopy = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-planted-"))
  for (const name of ["core", "adapters", "scripts", "package.json"])
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      filter: (from) => !leftOut.test(from.slice(root.length)),
    })
  const tools = join(folder, "node_modules")
  await mkdir(join(tools, "@fakham"), { recursive: true })
  for (const name of await readdir(join(root, "node_modules")))
    if (name !== "@fakham") await symlink(join(root, "node_modules", name), join(tools, name))
  for (const [name, path] of Object.entries(ours)) {
    await symlink(join(folder, path), join(tools, "@fakham", name))
    // What npm could not put where all find it.
    const own = join(root, path, "node_modules")
    if (existsSync(own)) await symlink(own, join(folder, path, "node_modules"))
  }
  return folder
}

/** Puts something else in the place of a text that stands in a file once; gives back how to put it right again. */
export const plantInto = async (folder: string, file: string, right: string, wrong: string) => {
  const path = join(folder, file)
  const text = await readFile(path, "utf8")
  if (text.split(right).length !== 2) throw new Error(`${file} does not hold the text that is to be planted over once.`)
  await writeFile(
    path,
    text.replace(right, () => wrong),
  )
  return () => writeFile(path, text)
}
