import { readFileSync } from "node:fs"
import { join } from "node:path"
import { foldersOfPrograms, isProgram } from "../postgres-programs.ts"

export type Programs = { readonly initdb: string; readonly postgres: string }

/** What a cluster of one's own takes, of one version. */
export const findPrograms = (path?: string, packaged?: string): Programs | undefined => {
  for (const folder of foldersOfPrograms(path, packaged)) {
    const programs = { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") }
    if (Object.values(programs).every(isProgram)) return programs
  }
  return undefined
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
