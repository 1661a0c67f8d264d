import { globSync } from "node:fs"
import { readFile, stat, writeFile } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { type Published, published } from "./published.ts"

/** Where packages have a file or a folder of this repository, from the folder that they are installed in. */
export const installedAt = (path: string): string | undefined => {
  for (const { name, pages } of published)
    for (const [from, at] of Object.entries(pages))
      if (path === from || path.startsWith(`${from}/`)) return join(name, at, path.slice(from.length))
  return undefined
}

/** A page of this repository, whose links lead to what packages have of it; tells those that lead to nothing of theirs. */
export const linkedToPackages = (text: string, path: string) => {
  const lost: Array<string> = []
  const here = dirname(installedAt(path) ?? "")
  const linked = text.replaceAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g, (link, to: string) => {
    const at = installedAt(join(dirname(path), to))
    if (at === undefined) lost.push(to)
    return at === undefined ? link : `](${relative(here, at)}`
  })
  return { text: linked, lost }
}

/** Lets the pages of a staged package lead to where strangers have what they lead to here. */
export const leadToPackages = async (stage: string, { pages }: Published): Promise<void> => {
  for (const [from, at] of Object.entries(pages)) {
    const staged = join(stage, installedAt(from) ?? "")
    const files = (await stat(staged)).isDirectory() ? globSync("**/*.md", { cwd: staged }) : [""]
    for (const file of files.filter((one) => `${at}/${one}`.match(/\.md\/?$/))) {
      const path = join(from, file)
      const { text, lost } = linkedToPackages(await readFile(join(staged, file), "utf8"), path)
      if (lost.length > 0) throw new Error(`${path} leads to what no package has: ${lost.join(", ")}`)
      await writeFile(join(staged, file), text)
    }
  }
}
