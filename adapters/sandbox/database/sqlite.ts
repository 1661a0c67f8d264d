import { mkdirSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import { type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely"

/** Keeps the statements of a database prepared, so that each text is compiled once. */
export const withPreparedStatements = (database: DatabaseSync): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare: (text) => {
      const before = statements.get(text)
      if (before !== undefined) return before
      // A transaction that begins as a reader cannot wait its turn to write.
      const statement = asKyselyWants(database.prepare(text === "begin" ? "begin immediate" : text))
      const known = text === "rollback" ? unlessUndone(database, statement) : statement
      if (statements.size < 500) statements.set(text, known)
      return known
    },
  }
}

/** On a full disk SQLite undoes a transaction by itself; that nothing is left to undo would hide why. */
const unlessUndone = (database: DatabaseSync, rollback: SqliteStatement): SqliteStatement => ({
  ...rollback,
  run: (parameters) => (database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
})

const asKyselyWants = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters.map(bound)),
  run: (parameters) => statement.run(...parameters.map(bound)),
  iterate: (parameters) => statement.iterate(...parameters.map(bound)),
})

export const bound = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === "number" || typeof value === "bigint" || typeof value === "string")
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot hold a ${typeof value}`)
}

/** Two processes that open one new file at once migrate it one after the other. */
class MigratesInTransactions extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

const lockTimeoutMs = 5_000
const busy = 5

/** Two processes that open one new file at once may meet here, where SQLite refuses instead of waiting its turn. */
const writeAhead = (database: DatabaseSync, synchronous: "full" | "off"): void => {
  const turn = new Int32Array(new SharedArrayBuffer(4))
  const giveUpAt = performance.now() + lockTimeoutMs
  for (;;) {
    try {
      database.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}`)
      return
    } catch (error) {
      const isBusy = error instanceof Error && "errcode" in error && error.errcode === busy
      if (!isBusy || performance.now() > giveUpAt) throw error
      Atomics.wait(turn, 0, 0, 20)
    }
  }
}

/** Makes a folder and those above it, one by one: where there can be none, as in /proc, Node tries all at once for ever. */
const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process was faster.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

export type SqliteFile = {
  readonly file: string
  /** Off, a commit does not wait for the disk: a process that is killed loses nothing, a machine that stops may. */
  readonly synchronous?: "full" | "off"
}

/** Opens a file for good: what is committed is on the disk unless told otherwise, and what a savepoint may take back stays off it. */
export const openFile = ({ file, synchronous = "full" }: SqliteFile): DatabaseSync => {
  makeFolder(dirname(file))
  const database = new DatabaseSync(file, { timeout: lockTimeoutMs, enableForeignKeyConstraints: true })
  writeAhead(database, synchronous)
  database.exec("pragma temp_store = memory")
  return database
}

export const sqliteDialect = (file: SqliteFile): Dialect => dialectOn(withPreparedStatements(openFile(file)))

export const dialectOn = (database: SqliteDatabase): Dialect => {
  const dialect = new SqliteDialect({ database })
  return {
    createAdapter: () => new MigratesInTransactions(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}
