import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join, matchesGlob } from "node:path"

/** Whether a `.dockerignore` leaves a path out: the last of its lines that names it, or a folder above it, decides. */
export const ignoredBy = (text: string): ((path: string) => boolean) => {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ pattern: line.replace(/^!/, ""), isLeftOut: !line.startsWith("!") }))
  return (path) => {
    const parts = path.split("/")
    const names = parts.map((_, at) => parts.slice(0, at + 1).join("/"))
    const isNamedBy = (pattern: string) => names.some((name) => matchesGlob(name, pattern))
    return lines.findLast(({ pattern }) => isNamedBy(pattern))?.isLeftOut ?? false
  }
}

/** The files that an engine would be given to build from. */
export const contextOf = async (root: string): Promise<ReadonlyArray<string>> => {
  const isIgnored = ignoredBy(await readFile(join(root, ".dockerignore"), "utf8"))
  const made = /(?:^|\/)(?:node_modules|dist|\.git)$/
  return globSync("{**,.*}", { cwd: root, withFileTypes: true, exclude: ({ name }) => made.test(name) })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .filter((file) => !isIgnored(file))
}
