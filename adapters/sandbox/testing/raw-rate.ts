import type { CompiledQuery } from "kysely"
import { Client } from "pg"
import type { DatabaseSettings } from "../database/open.ts"
import { bound, openFile } from "../database/sqlite.ts"
import { type Names, slipsOf, writesOfASlip } from "./raw-slip.ts"

export type RawRun = {
  readonly connections?: number
  /** How many slips are made durable together: one, or as many as the operator's own queue takes at most. */
  readonly slipsInACommit?: number
  readonly ms?: number
}

/**
 * How many slips a second a new, empty database takes when nothing stands before it: on so many connections as there are,
 * one after the other on each and every one for a player and numbers of its own, each commit durable before the next, and
 * each slip writing what one of one line writes into the operator's tables. SQLite has one writer, however many ask.
 */
export const rawRate = async (
  fresh: DatabaseSettings,
  { connections = 1, slipsInACommit = 1, ms = 2_000 }: RawRun,
): Promise<number> => {
  const writers = fresh.kind === "sqlite" ? 1 : connections
  const { writes, players } = await writesOfASlip(fresh, writers)
  const raws = await Promise.all(
    players.map(async (player, at) => ({
      raw: fresh.kind === "sqlite" ? rawSqlite(fresh.file, writes) : await rawPostgres(fresh.url, writes),
      slips: slipsOf(player, (count) => (count * writers + at) % 1_000),
    })),
  )
  let count = 0
  const from = performance.now()
  await Promise.all(
    raws.map(async ({ raw, slips }) => {
      while (performance.now() < from + ms) {
        await raw.write(Array.from({ length: slipsInACommit }, slips))
        count += slipsInACommit
      }
    }),
  )
  const took = performance.now() - from
  for (const { raw } of raws) await raw.close()
  return (count * 1_000) / took
}

type Raw = {
  /** Writes slips and makes them durable in one commit. */
  readonly write: (slips: ReadonlyArray<Names>) => Promise<void> | void
  readonly close: () => Promise<void> | void
}

const valuesOf = ({ parameters }: CompiledQuery, names: Names) => parameters.map((value) => names.get(value) ?? value)

const rawSqlite = (file: string, writes: ReadonlyArray<CompiledQuery>): Raw => {
  const db = openFile({ file })
  const [begin, commit] = [db.prepare("begin immediate"), db.prepare("commit")]
  const statements = writes.map((write) => ({ write, statement: db.prepare(write.sql) }))
  return {
    write: (slips) => {
      begin.run()
      for (const names of slips)
        for (const { write, statement } of statements) statement.run(...valuesOf(write, names).map(bound))
      commit.run()
    },
    close: () => db.close(),
  }
}

const rawPostgres = async (connectionString: string, writes: ReadonlyArray<CompiledQuery>): Promise<Raw> => {
  const client = new Client({ connectionString })
  await client.connect()
  return {
    write: async (slips) => {
      await client.query("begin")
      for (const names of slips)
        for (const [at, write] of writes.entries())
          await client.query({ name: `write ${at}`, text: write.sql, values: valuesOf(write, names) })
      await client.query("commit")
    },
    close: () => client.end(),
  }
}
