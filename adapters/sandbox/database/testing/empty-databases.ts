import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { DatabaseSettings } from "../open.ts"
import { databasesOf } from "./postgres-databases.ts"
import { folderOfTheRun, postgresOfTheRun } from "./test-run.ts"

/** Gives new databases of one kind. */
export type EmptyDatabases = {
  readonly kind: DatabaseSettings["kind"]
  readonly fresh: () => Promise<DatabaseSettings>
  /** A copy of the template of this name, which whoever needs it first fills for all test files. */
  readonly copyOf: (template: string, fill: (empty: DatabaseSettings) => Promise<void>) => Promise<DatabaseSettings>
  readonly clear: () => Promise<void>
}

/** SQLite always, and PostgreSQL where it is installed, unless TEST_DATABASES=sqlite asks for the quick half. */
export const emptyDatabases = async (): Promise<ReadonlyArray<EmptyDatabases>> => {
  const postgres = process.env["TEST_DATABASES"] === "sqlite" ? undefined : await postgresOfTheRun()
  return postgres === undefined ? [sqliteFiles()] : [sqliteFiles(), postgresDatabases(postgres.home, postgres.stop)]
}

export const sqliteFiles = (): EmptyDatabases => {
  const folder = mkdtempSync(join(tmpdir(), "fakham-sqlite-"))
  let count = 0
  const next = () => ({ kind: "sqlite", file: join(folder, `${++count}.sqlite`), synchronous: "off" }) as const
  return {
    kind: "sqlite",
    fresh: async () => next(),
    copyOf: async (name, fill) => {
      const copy = next()
      const template = join(folderOfTheRun() ?? folder, `${name}.sqlite`)
      if (!existsSync(template)) {
        const filled = next()
        await fill(filled)
        renameSync(filled.file, template)
      }
      copyFileSync(template, copy.file)
      return copy
    },
    clear: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  }
}

const postgresDatabases = (home: string, stop: () => Promise<void>): EmptyDatabases => {
  const databases = databasesOf(home)
  return {
    kind: "postgres",
    fresh: async () => ({ kind: "postgres", url: await databases.create() }),
    copyOf: async (template, fill) => ({
      kind: "postgres",
      url: await databases.copy(template, (empty) => fill({ kind: "postgres", url: empty })),
    }),
    clear: async () => {
      await databases.drop()
      await stop()
    },
  }
}
