import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startThrowAwayPostgres } from "@fakham/stand-in/testing/processes"

/** A place for an operator's data, on SQLite or PostgreSQL, that is there until it is removed. */
export const throwAwayData = async (database: string) => {
  const { postgres, missing } = database === "postgres" ? await startThrowAwayPostgres() : {}
  if (missing !== undefined) throw new Error(missing)
  const folder = mkdtempSync(join(tmpdir(), "fakham-operator-"))
  return {
    folder,
    postgres,
    /** What tells an operator to keep its data there. */
    environment: {
      DATA_DIR: folder,
      ...(postgres === undefined ? {} : { DATABASE_URL: await postgres.newDatabase() }),
    },
    remove: async () => {
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
