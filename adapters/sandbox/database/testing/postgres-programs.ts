import { accessSync, constants, readdirSync, readFileSync } from "node:fs"
import { delimiter, join } from "node:path"

export type Programs = { readonly initdb: string; readonly postgres: string }

/** PostgreSQL's own programs, on the path or where Linux packages put them, the newest first. */
export const findPrograms = (path?: string, packaged?: string): Programs | undefined => {
  for (const folder of foldersOfPrograms(path, packaged)) {
    const programs = { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") }
    if (Object.values(programs).every(isProgram)) return programs
  }
  return undefined
}

/** Where PostgreSQL's programs may be. */
export const foldersOfPrograms = (
  path = process.env.PATH ?? "",
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

export const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whom PostgreSQL runs as: oneself, or for root, as which it refuses to run, somebody else. */
export type Account = "own" | { readonly uid: number; readonly gid: number }

export const ordinaryAccount = (): Account | "none" => {
  if (process.getuid?.() !== 0) return "own"
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = accounts.find(([known]) => known === name) ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  return "none"
}
