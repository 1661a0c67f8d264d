import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { DatabaseSettings } from "../database/open.ts"
import { type Filling, fill, nameOfFilling, setClock } from "./filled.ts"
import { databasesOf } from "./postgres-databases.ts"
import { folderOfTheRun, postgresOfTheRun } from "./test-run.ts"

/** Gives new databases of one kind. */
export type DatabaseSource = {
  readonly kind: DatabaseSettings["kind"]
  /** An empty database, or a copy of one that was filled once for all test files. */
  readonly fresh: (filling?: Filling) => Promise<DatabaseSettings>
  readonly clear: () => Promise<void>
}

/** SQLite always, and PostgreSQL where it is installed, unless TEST_DATABASES=sqlite asks for the quick half. */
export const databaseSources = async (): Promise<ReadonlyArray<DatabaseSource>> => {
  const postgres = process.env["TEST_DATABASES"] === "sqlite" ? undefined : await postgresOfTheRun()
  return postgres === undefined ? [sqliteFiles()] : [sqliteFiles(), postgresDatabases(postgres.home, postgres.stop)]
}

const sqliteFiles = (): DatabaseSource => {
  const folder = mkdtempSync(join(tmpdir(), "fakham-sqlite-"))
  let count = 0
  const next = () => join(folder, `${++count}.sqlite`)
  return {
    kind: "sqlite",
    fresh: async (filling) => {
      const database = { kind: "sqlite", file: next() } as const
      if (filling === undefined) return database
      const template = join(folderOfTheRun() ?? folder, `${nameOfFilling(filling)}.sqlite`)
      if (!existsSync(template)) {
        const file = next()
        await fill({ kind: "sqlite", file }, filling)
        renameSync(file, template)
      }
      copyFileSync(template, database.file)
      await setClock(database, filling)
      return database
    },
    clear: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  }
}

const postgresDatabases = (home: string, stop: () => Promise<void>): DatabaseSource => {
  const databases = databasesOf(home)
  return {
    kind: "postgres",
    fresh: async (filling) => {
      if (filling === undefined) return { kind: "postgres", url: await databases.create() }
      const url = await databases.copy(nameOfFilling(filling), (empty) =>
        fill({ kind: "postgres", url: empty }, filling),
      )
      const database = { kind: "postgres", url } as const
      await setClock(database, filling)
      return database
    },
    clear: async () => {
      await databases.drop()
      await stop()
    },
  }
}
