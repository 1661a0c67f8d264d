import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { changesWith, lockfileWith, manifestWith, packageFolders, versionAfter, versionOf } from "./versions.ts"

const rewrite = async (file: string, change: (text: string) => string) =>
  writeFile(file, change(await readFile(file, "utf8")))

/** Gives everything here the next version, and what was changed its heading. Answers which version that is. */
export const prepareRelease = async (root: string, part: string, day: string): Promise<string> => {
  const version = versionAfter(versionOf(root), part)
  const folders = packageFolders(root)
  if (!/^## Unreleased$/m.test(await readFile(join(root, "CHANGELOG.md"), "utf8")))
    throw new Error("CHANGELOG.md has nothing below ## Unreleased: there is nothing to release.")
  for (const folder of folders) {
    await rewrite(join(root, folder, "package.json"), (text) => manifestWith(text, version))
    const changes = join(root, folder, "CHANGELOG.md")
    if (existsSync(changes)) await rewrite(changes, (text) => changesWith(text, version, day))
  }
  await rewrite(join(root, "package-lock.json"), (text) => lockfileWith(text, folders, version))
  return version
}
