import { cp, mkdir, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { docsSiteOf } from "./docs-site.ts"

/** Writes the documents as pages into a folder, in place of what stood there. */
export const writeDocsSite = async (root: string, folder: string): Promise<number> => {
  const { pages, files, styles } = docsSiteOf(root)
  await rm(folder, { recursive: true, force: true })
  const place = async (file: string) => {
    const path = join(folder, file)
    await mkdir(dirname(path), { recursive: true })
    return path
  }
  for (const [file, html] of pages) await writeFile(await place(file), html)
  for (const file of files) await cp(join(root, file), await place(file))
  await writeFile(await place("style.css"), styles)
  return pages.size
}
