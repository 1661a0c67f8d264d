import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync, type StatementSync } from "node:sqlite"
import { tokenHeader } from "@fakham/operator/wire"
import { type Dialect, Kysely, type SqliteDatabase } from "kysely"
import { announcementsHere } from "../announcements/announcements.ts"
import { operatorApp } from "../app.ts"
import { openDatabase } from "../database/open.ts"
import { dialectOn, withPreparedStatements } from "../database/sqlite.ts"
import type { Database, Tables } from "../database/tables.ts"
import { transactionQueue } from "../database/transaction-queue.ts"
import { auditBooks } from "../desk/books.ts"
import { costOfPublicPin, passwordsAt } from "../internals/passwords.ts"
import { standardSessionLife } from "../internals/session-life.ts"
import { signedTokens } from "../internals/tokens.ts"
import { runRounds } from "../lotto/round-ends.ts"
import { pushAppOf } from "../push/open-push.ts"
import { runDue } from "../scheduler/scheduler.ts"
import { demoPlayers } from "../seeds/demo-players.ts"
import { seedOnce } from "../seeds/seeding.ts"
import { storedClock } from "../time/clock.ts"

const tokens = signedTokens("a secret of thirty-two characters")

/** One process of the operator: without sockets, threads or timers. */
const processOn = async (db: Database, now: () => number) => {
  const internals = {
    beginning: { historyDays: 0 },
    db,
    inTransaction: transactionQueue(db),
    clock: storedClock(db, now),
    tokens,
    passwords: passwordsAt(costOfPublicPin),
    sessionLife: standardSessionLife,
    announcements: announcementsHere(),
  }
  await seedOnce(internals, "demo")
  const failures: Array<string> = []
  const log = ({ level, error }: Record<string, unknown>) => {
    if (level === "error") failures.push(String(error))
  }
  const app = operatorApp(internals, { app: await pushAppOf(db, {}) }, log, new AbortController().signal, {})
  return { internals, app, failures }
}

/** A connection that can be cut: what was not committed is undone, and nothing more is read or written over it. */
const connectionTo = (database: DatabaseSync) => {
  let isOpen = true
  const connection = withPreparedStatements(database)
  const whileOpen = <A>(act: () => A): A => {
    if (!isOpen) throw new Error("this process was killed")
    return act()
  }
  const guarded: SqliteDatabase = {
    close: () => undefined,
    prepare: (text) => {
      const statement = whileOpen(() => connection.prepare(text))
      return {
        reader: statement.reader,
        all: (parameters) => whileOpen(() => statement.all(parameters)),
        run: (parameters) => whileOpen(() => statement.run(parameters)),
        iterate: (parameters) => whileOpen(() => statement.iterate(parameters)),
      }
    },
  }
  const cut = () => {
    isOpen = false
    if (database.isTransaction) database.exec("rollback")
  }
  return { db: new Kysely<Tables>({ dialect: slowToCommit(dialectOn(guarded)) }), cut }
}

/** As on a disk, a commit takes a moment, in which a process can be killed. */
const slowToCommit = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => {
    const driver = dialect.createDriver()
    const commit = driver.commitTransaction.bind(driver)
    driver.commitTransaction = async (connection) => {
      await new Promise(setImmediate)
      return commit(connection)
    }
    return driver
  },
})

/**
 * Operators in memory, all with the same demo in which these players are logged in. What is slow or random (migrations,
 * hashed PINs, planned rounds, signatures) is done once: each operator starts from a copy of the same bytes.
 */
export const memoryOperators = async (at: number) => {
  const folder = mkdtempSync(join(tmpdir(), "fakham-memory-"))
  const file = join(folder, "template.sqlite")
  const template = await openDatabase({ kind: "sqlite", file }, () => undefined)
  const { internals, app } = await processOn(template, () => at)
  await runRounds(internals, { waits: true })
  const loggedIn = new Map<string, string>()
  for (const { userName, pin: password } of demoPlayers) {
    const body = JSON.stringify({ userName, password })
    const login = { method: "POST", headers: { "content-type": "application/json" }, body }
    const answer = await app.fetch(new Request("http://operator/api/users.login", login))
    loggedIn.set(userName, answer.headers.get(tokenHeader) ?? "")
  }
  await template.destroy()
  const written = new DatabaseSync(file)
  // No database in memory writes ahead.
  written.exec("pragma journal_mode = delete")
  const bytes = written.serialize()
  written.close()
  rmSync(folder, { recursive: true })

  return {
    token: (userName: string): string => loggedIn.get(userName) ?? "",
    start: (now: () => number) => startOn(bytes, now),
  }
}

const startOn = async (bytes: Uint8Array, now: () => number) => {
  const database = new DatabaseSync(":memory:", { enableForeignKeyConstraints: true })
  database.deserialize(bytes)
  const open = async () => {
    const { db, cut } = connectionTo(database)
    return { ...(await processOn(db, now)), cut }
  }
  let running = await open()
  const statements = new Map<string, StatementSync>()
  const look = (query: string) => {
    const known = statements.get(query) ?? database.prepare(query)
    statements.set(query, known)
    return known.all()
  }
  return {
    fetch: async (request: Request): Promise<Response> => running.app.fetch(request),
    /** Draws, settles and pays what is due. */
    runDue: () => runDue(running.internals, { waits: true }),
    /** Ends the process in the middle of whatever it does; what was committed stays. */
    kill: () => running.cut(),
    startAgain: async () => {
      running = await open()
    },
    /** Looks into the database beside the running process. */
    look,
    /** How many rows have been written so far. */
    writings: () => Number(look("select total_changes() as count")[0]?.["count"]),
    books: () => auditBooks(running.internals),
    failures: () => running.failures,
    close: () => {
      running.cut()
      database.close()
    },
  }
}

export type MemoryOperator = Awaited<ReturnType<typeof startOn>>
