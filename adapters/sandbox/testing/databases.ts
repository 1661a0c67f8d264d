import type { DatabaseSettings } from "../database/open.ts"
import { type EmptyDatabases, emptyDatabases, sqliteFiles } from "../database/testing/empty-databases.ts"
import { type DatabaseFilling, fill, nameOfFilling, setDatabaseClock } from "./filled.ts"

/** Gives new databases of one kind. */
export type DatabaseSource = Pick<EmptyDatabases, "kind" | "clear"> & {
  /** An empty database, or a copy of one that was filled once for all test files. */
  readonly fresh: (filling?: DatabaseFilling) => Promise<DatabaseSettings>
}

/** Each kind that can be had, for tests about statements (sums, pages, migrations), locks and several processes. */
export const everyDatabase = async (): Promise<ReadonlyArray<DatabaseSource>> => sourcesOf(await emptyDatabases())

/** What all other tests stand on: SQLite, and PostgreSQL too in the soak. */
export const databaseSources = async (): Promise<ReadonlyArray<DatabaseSource>> =>
  process.env["TEST_EXTENT"] === "whole" ? everyDatabase() : sourcesOf([sqliteFiles()])

const sourcesOf = (databases: ReadonlyArray<EmptyDatabases>): ReadonlyArray<DatabaseSource> =>
  databases.map(({ kind, fresh, copyOf, clear }) => ({
    kind,
    clear,
    fresh: async (filling) => {
      if (filling === undefined) return fresh()
      const database = await copyOf(nameOfFilling(filling), (empty) => fill(empty, filling))
      await setDatabaseClock(database, filling)
      return database
    },
  }))
