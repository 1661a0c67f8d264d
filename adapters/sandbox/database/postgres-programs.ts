import { accessSync, constants, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"

/** Where PostgreSQL's programs may be: on the path, then where Linux packages put them, the newest first. */
export const foldersOfPrograms = (
  path = process.env["PATH"] ?? "",
  packaged = "/usr/lib/postgresql",
): ReadonlyArray<string> => [...path.split(delimiter).filter((folder) => folder !== ""), ...packagedFolders(packaged)]

const packagedFolders = (packaged: string) => {
  try {
    return readdirSync(packaged)
      .toSorted((one, other) => Number(other) - Number(one))
      .map((version) => join(packaged, version, "bin"))
  } catch {
    return []
  }
}

export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
