import { Kysely, sql } from "kysely"
import { Migrator } from "kysely/migration"
import { migrations } from "./migrations.ts"
import { postgresDialect } from "./postgres.ts"
import { sqliteDialect } from "./sqlite.ts"
import type { Database, Tables } from "./tables.ts"
import { againstOpening } from "./version.ts"

export type DatabaseSettings =
  | { readonly kind: "sqlite"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string }

/** The database of the settings, reachable and with all its tables; else an error of one line without any password. */
export const openDatabase = async (
  settings: DatabaseSettings,
  onLostConnection: (error: Error) => void,
): Promise<Database> => {
  const db = connect(settings, onLostConnection)
  try {
    await isReachable(db)
    const against = await againstOpening(db)
    if (against !== undefined) throw new Error(against)
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    }).migrateToLatest()
    if (error !== undefined) throw error
    return db
  } catch (error) {
    await db.destroy()
    throw unusable(settings, error)
  }
}

const connect = (settings: DatabaseSettings, onLostConnection: (error: Error) => void): Database => {
  try {
    return new Kysely<Tables>({
      dialect:
        settings.kind === "sqlite" ? sqliteDialect(settings.file) : postgresDialect(settings.url, onLostConnection),
    })
  } catch (error) {
    throw unusable(settings, error)
  }
}

/** Fails unless the database answers. */
export const isReachable = async (db: Database): Promise<void> => {
  await sql`select 1`.execute(db)
}

const unusable = (settings: DatabaseSettings, cause: unknown): Error => {
  const name = settings.kind === "sqlite" ? `The database file ${settings.file}` : "DATABASE_URL"
  const reason = reasons(cause).join("; ").replaceAll(/\s+/g, " ")
  const shown = settings.kind === "sqlite" ? reason : reason.replaceAll(settings.url, "…")
  return new Error(`${name} cannot be used: ${shown}.`, { cause })
}

/** A refused connection is told once for every address that was tried. */
const reasons = (cause: unknown): ReadonlyArray<string> =>
  cause instanceof AggregateError
    ? cause.errors.flatMap(reasons)
    : [cause instanceof Error ? cause.message || cause.name : String(cause)]
