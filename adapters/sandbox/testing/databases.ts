import type { DatabaseSettings } from "../database/open.ts"
import { type EmptyDatabases, emptyDatabases } from "../database/testing/empty-databases.ts"
import { type Filling, fill, nameOfFilling, setClock } from "./filled.ts"

/** Gives new databases of one kind. */
export type DatabaseSource = Pick<EmptyDatabases, "kind" | "clear"> & {
  /** An empty database, or a copy of one that was filled once for all test files. */
  readonly fresh: (filling?: Filling) => Promise<DatabaseSettings>
}

/** The databases of each kind that can be had, empty or filled. */
export const databaseSources = async (): Promise<ReadonlyArray<DatabaseSource>> =>
  (await emptyDatabases()).map(({ kind, fresh, copyOf, clear }) => ({
    kind,
    clear,
    fresh: async (filling) => {
      if (filling === undefined) return fresh()
      const database = await copyOf(nameOfFilling(filling), (empty) => fill(empty, filling))
      await setClock(database, filling)
      return database
    },
  }))
