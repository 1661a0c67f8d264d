import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"

const Manifest = v.object({ version: v.string(), workspaces: v.optional(v.array(v.string()), []) })

const manifestAt = (root: string, folder: string) =>
  v.parse(Manifest, JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")))

/** The repository and its workspaces, as folders below it. */
export const packageFolders = (root: string): ReadonlyArray<string> => ["", ...manifestAt(root, "").workspaces]

export const versionOf = (root: string, folder = ""): string => manifestAt(root, folder).version

const shape = /^(\d+)\.(\d+)\.(\d+)$/

/** The version after another one; until 1.0 a minor one may change anything. */
export const versionAfter = (version: string, part: string): string => {
  const [, major = 0, minor = 0, patch = 0] = shape.exec(version)?.map(Number) ?? []
  if (part === "major") return `${major + 1}.0.0`
  if (part === "minor") return `${major}.${minor + 1}.0`
  if (part === "patch") return `${major}.${minor}.${patch + 1}`
  throw new Error("Name the part that rises: major, minor or patch.")
}

/** A manifest with another version of its own, and of the workspaces that it needs. */
export const manifestWith = (text: string, version: string): string =>
  text
    .replace(/^( {2}"version": ")[^"]*/m, `$1${version}`)
    .replaceAll(/^( {4}"@fakham\/[\w-]+": ")\d[^"]*/gm, `$1${version}`)

/** The lockfile that npm would write for it. */
export const lockfileWith = (text: string, folders: ReadonlyArray<string>, version: string): string =>
  folders.reduce(
    (all, folder) =>
      all.replace(new RegExp(`^ {4}"${folder}": \\{\\n[^]*?^ {4}\\}`, "m"), (entry) =>
        entry
          .replace(/^( {6}"version": ")[^"]*/m, `$1${version}`)
          .replaceAll(/^( {8}"@fakham\/[\w-]+": ")\d[^"]*/gm, `$1${version}`),
      ),
    text.replace(/^( {2}"version": ")[^"]*/m, `$1${version}`),
  )

/** A list of changes whose unreleased ones become those of a version, on a day. */
export const changesWith = (text: string, version: string, day: string): string => {
  const heading = `## ${version}, ${day}`
  if (/^## Unreleased$/m.test(text)) return text.replace(/^## Unreleased$/m, heading)
  return text.replace(/^## /m, `${heading}\n\n- Nothing but the version.\n\n## `)
}
