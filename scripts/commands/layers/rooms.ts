import { readdirSync } from "node:fs"
import { join, relative } from "node:path"
import { root } from "../run.ts"

/** The paths of all files on a floor, from there on, without what was built or installed. */
export const filesOn = (floor: string): ReadonlyArray<string> =>
  readdirSync(join(root, floor), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(join(root, floor), join(parentPath, name)))
    .filter((path) => !/^(?:dist|node_modules)\//.test(path))

/** The first folders of these paths. */
export const foldersOf = (paths: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(paths.flatMap((path) => /^([^/]+)\//.exec(path)?.[1] ?? [])),
]

/** The floors that are parted by the rooms of core, and what each has beside them. */
export const floorsByRoom: Readonly<Record<string, ReadonlyArray<string>>> = {
  "adapters/browser": ["testing"],
  "adapters/operator": ["conformance", "contract", "door", "push", "testing", "wire"],
  "ui/e2e": ["engines", "loading", "looks"],
  "ui/locales": ["guest", "player", "update"],
  "ui/screens": ["main", "page", "shell"],
}

/** The folders of a floor that are neither rooms nor named beside them. */
export const strangers = (
  paths: ReadonlyArray<string>,
  rooms: ReadonlyArray<string>,
  others: ReadonlyArray<string>,
): ReadonlyArray<string> => foldersOf(paths).filter((folder) => !rooms.includes(folder) && !others.includes(folder))
