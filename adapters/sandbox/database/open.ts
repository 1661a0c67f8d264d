import { Kysely, sql } from "kysely"
import { Migrator } from "kysely/migration"
import { migrations } from "./migrations.ts"
import { postgresDialect } from "./postgres.ts"
import { type SqliteFile, sqliteDialect } from "./sqlite.ts"
import { writeStoredValue } from "./stored-values.ts"
import type { Database, Tables } from "./tables.ts"
import { againstOpening } from "./version.ts"

export type DatabaseSettings =
  | ({ readonly kind: "sqlite" } & SqliteFile)
  | { readonly kind: "postgres"; readonly url: string }

/** The database of the settings, reachable, with all its tables, and one that can be written to; else an error of one line without any password. */
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
    await writeStoredValue(db, "opened", String(Date.now()))
    return db
  } catch (error) {
    await db.destroy()
    throw unusable(settings, error)
  }
}

/** Opens the database and lets go of it, before something long is begun that would be in vain; fails as a start would. */
export const tryDatabase = async (settings: DatabaseSettings): Promise<void> => {
  const db = await openDatabase(settings, () => undefined)
  await db.destroy()
}

/** Whether a database that can be reached has no tables yet. */
export const isEmptyDatabase = async (settings: DatabaseSettings): Promise<boolean> => {
  const db = connect(settings, () => undefined)
  try {
    return (await db.introspection.getTables({ withInternalKyselyTables: true })).length === 0
  } catch (error) {
    throw unusable(settings, error)
  } finally {
    await db.destroy()
  }
}

const connect = (settings: DatabaseSettings, onLostConnection: (error: Error) => void): Database => {
  try {
    return new Kysely<Tables>({
      dialect: settings.kind === "sqlite" ? sqliteDialect(settings) : postgresDialect(settings.url, onLostConnection),
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
  const reason = reasons(cause).join("; ")
  const said =
    settings.kind === "sqlite"
      ? `The database file ${settings.file} cannot be used: ${fileTrouble(cause) ?? reason}.`
      : `DATABASE_URL cannot be used: ${reason.replaceAll(settings.url, "…")}.`
  return new Error(said.replaceAll(/\s+/g, " "), { cause })
}

/** A refused connection is told once for every address that was tried. */
const reasons = (cause: unknown): ReadonlyArray<string> =>
  cause instanceof AggregateError
    ? cause.errors.flatMap(reasons)
    : [cause instanceof Error ? cause.message || cause.name : String(cause)]

const elsewhere = "name another folder in DATA_DIR"
const noFolder = `its folder is a file, or lies in one: ${elsewhere}`
const notWritable = `this account may not write there: ${elsewhere}, or let it write`
const troubles: Readonly<Record<string, string>> = {
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  ENAMETOOLONG: `its path is too long: ${elsewhere}`,
  ENOSPC: "the disk is full",
  ELOOP: `its path leads back to itself: ${elsewhere}`,
  ENOENT: `there can be no such folder: ${elsewhere}`,
}
/** What SQLite says of a file, by the last byte of its code. */
const troublesOfSqlite: Readonly<Record<number, string>> = {
  8: notWritable,
  13: "the disk is full",
  14: `it cannot be opened: ${elsewhere}, or let this account write there`,
  26: `it is no database: move it away, or ${elsewhere}`,
}

/** Why a file cannot be used, in words for whoever named it. */
const fileTrouble = (cause: unknown): string | undefined => {
  if (!(cause instanceof Error)) return undefined
  if ("errcode" in cause && typeof cause.errcode === "number") return troublesOfSqlite[cause.errcode % 256]
  return "code" in cause && typeof cause.code === "string" ? troubles[cause.code] : undefined
}
