import { randomUUID } from "node:crypto"
import { DatabaseSync } from "node:sqlite"
import { Client } from "pg"

/** What a placed slip writes: a slip, its line, two entries, its key, two sums. */
const rowsOfASlip = 7
const text = "a row about as long as one of a slip, its line, or its entry in the ledger"

/**
 * How many transactions a second the same database takes when nothing stands before it: one connection, prepared
 * statements, one slip's worth of rows in each.
 */
export const rawRate = async (database: { file: string } | { url: string }, ms = 2_000): Promise<number> =>
  "file" in database ? rawSqlite(database.file, ms) : rawPostgres(database.url, ms)

const rawSqlite = (file: string, ms: number): number => {
  const db = new DatabaseSync(file)
  db.exec(
    "pragma journal_mode = wal; pragma synchronous = full; create table raw_rate (id text primary key, text text)",
  )
  const insert = db.prepare("insert into raw_rate values (?, ?)")
  const until = performance.now() + ms
  let count = 0
  while (performance.now() < until) {
    db.exec("begin immediate")
    for (let row = 0; row < rowsOfASlip; row++) insert.run(randomUUID(), text)
    db.exec("commit")
    count++
  }
  db.exec("drop table raw_rate")
  db.close()
  return (count * 1_000) / ms
}

const rawPostgres = async (connectionString: string, ms: number): Promise<number> => {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query("create table raw_rate (id text primary key, text text)")
  const until = performance.now() + ms
  let count = 0
  while (performance.now() < until) {
    await client.query("begin")
    for (let row = 0; row < rowsOfASlip; row++)
      await client.query({ name: "raw", text: "insert into raw_rate values ($1, $2)", values: [randomUUID(), text] })
    await client.query("commit")
    count++
  }
  await client.query("drop table raw_rate")
  await client.end()
  return (count * 1_000) / ms
}
