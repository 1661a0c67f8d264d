import { DatabaseSync } from "node:sqlite"
import type { DatabaseSettings } from "./open.ts"

const busy = 5

/**
 * Keeps a second process off a SQLite file, since each answers for itself what is pushed and how often is asked; the lock
 * is one of SQLite's on a file beside it, which ends with the process however it ends.
 */
export const soleProcessOn = (settings: DatabaseSettings): (() => void) => {
  if (settings.kind === "postgres" || settings.file === ":memory:") return () => undefined
  const lock = new DatabaseSync(`${settings.file}-process`, { timeout: 0 })
  try {
    lock.exec("pragma journal_mode = memory; begin exclusive")
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && "errcode" in error && error.errcode === busy)) throw error
    throw new Error(
      `The database file ${settings.file} cannot be used: another process works on it. Stop that one, name another folder in DATA_DIR, or set DATABASE_URL, under which several may work.`,
      { cause: error },
    )
  }
}
