import { randomUUID, randomUUIDv7 } from "node:crypto"
import { minus, nothing, satang } from "@fakham/core/money"
import { type CompiledQuery, sql } from "kysely"
import { Client } from "pg"
import { type DatabaseSettings, openDatabase } from "../database/open.ts"
import { bound, openFile } from "../database/sqlite.ts"
import type { Database } from "../database/tables.ts"
import { addPlayers } from "../desk/crowd.ts"
import { planRounds } from "../lotto/planning.ts"
import { seedOnce } from "../seeds/seeding.ts"
import { storedClock } from "../time/clock.ts"

/**
 * How many transactions a second a new, empty database takes when nothing stands before it: on so many connections as
 * there are, one after the other on each and every one for a player of its own, each durable before the next, and each
 * writing what a slip of one line writes into the operator's tables. SQLite has one writer, however many ask.
 */
export const rawRate = async (fresh: DatabaseSettings, connections = 1, ms = 2_000): Promise<number> => {
  const writers = fresh.kind === "sqlite" ? 1 : connections
  const { writes, players } = await writesOfASlip(fresh, writers)
  const raws = await Promise.all(
    players.map(async (player) => ({
      player,
      raw: fresh.kind === "sqlite" ? rawSqlite(fresh.file, writes) : await rawPostgres(fresh.url, writes),
    })),
  )
  let count = 0
  const from = performance.now()
  await Promise.all(
    raws.map(async ({ raw, player }) => {
      while (performance.now() < from + ms) await raw.write(namesOf(count++, player))
    }),
  )
  const took = performance.now() - from
  for (const { raw } of raws) await raw.close()
  return (count * 1_000) / took
}

/** Stand for what differs from slip to slip. */
const own = {
  player: "{player}",
  slip: "{slip}",
  key: "{key}",
  bet: "{bet}",
  given: "{given}",
  taken: "{taken}",
  number: "{number}",
}

type Names = ReadonlyMap<unknown, string>

const namesOf = (count: number, player: string): Names => {
  const slip = randomUUID()
  return new Map([
    [own.player, player],
    [own.slip, slip],
    [own.key, randomUUID()],
    [own.bet, `bet:${slip}`],
    [own.given, randomUUIDv7()],
    [own.taken, randomUUIDv7()],
    [own.number, String(count % 1_000).padStart(3, "0")],
  ])
}

const [price, rate] = [satang(500), 85_000]

/** For players with money and a round that takes bets, all of which it puts into the database. */
const writesOfASlip = async (fresh: DatabaseSettings, count: number) => {
  const db = await openDatabase(fresh, () => undefined)
  const office = { db, clock: storedClock(db), beginning: { clockAt: undefined, historyDays: 0 } }
  await seedOnce(office, "empty")
  await planRounds(office)
  await addPlayers(office, { prefix: "rawly", count, pin: "Duean69#raw", baht: 1_000_000 })
  const players = await db.selectFrom("users").select("uuid").execute()
  const { bet_id } = await db
    .selectFrom("rounds")
    .select("bet_id")
    .where("bet_group", "=", "yeekee")
    .orderBy("closes_at", "desc")
    .executeTakeFirstOrThrow()
  const writes = compiled(db, bet_id, await office.clock.now())
  await db.destroy()
  return { writes, players: players.map(({ uuid }) => uuid) }
}

const compiled = (db: Database, bet_id: string, at: number): ReadonlyArray<CompiledQuery> => {
  const user_uuid = own.player
  const spot = { bet_id, option: "teng_bon_3", number: own.number }
  const movement = { idempotency_key: own.bet, book: "cash", kind: "BET_YEEKEE", at } as const
  const answer = { id: own.slip, status: "WAITING", poy: [spot], text: "as long as an answer is".repeat(12) }
  return [
    db
      .insertInto("stakes")
      .values({ ...spot, user_uuid, satang: price })
      .onConflict((conflict) =>
        conflict
          .columns(["bet_id", "user_uuid", "option", "number"])
          .doUpdateSet({ satang: sql<number>`stakes.satang + excluded.satang` }),
      ),
    db
      .insertInto("exposures")
      .values({ ...spot, satang: (price * rate) / 100 })
      .onConflict((conflict) =>
        conflict
          .columns(["bet_id", "option", "number"])
          .doUpdateSet({ satang: sql<number>`exposures.satang + excluded.satang` }),
      ),
    db.insertInto("poys").values({
      id: own.slip,
      user_uuid,
      bet_id,
      intent_key: own.key,
      status: "WAITING",
      stake: price,
      won: null,
      line_count: 1,
      created_at: at,
      ended_at: null,
    }),
    db.insertInto("poy_lines").values({
      poy_id: own.slip,
      line: 0,
      option: spot.option,
      number: spot.number,
      price,
      multiply: rate,
      won: null,
      tier: null,
    }),
    db.insertInto("ledger_entries").values([
      { ...movement, id: own.given, user_uuid, satang: minus(nothing, price) },
      { ...movement, id: own.taken, user_uuid: null, satang: price },
    ]),
    db
      .updateTable("balances")
      .set({ satang: sql<number>`satang - ${price}` })
      .where("user_uuid", "=", user_uuid)
      .where("book", "=", "cash"),
    db.insertInto("intents").values({
      user_uuid,
      intent_key: own.key,
      path: "/poy-api/lotteries.yeekee.create",
      asked: "as long as a hash of what was asked for is.",
      answer: JSON.stringify({ data: answer }),
      at,
    }),
  ].map((query) => query.compile())
}

type Raw = { readonly write: (names: Names) => Promise<void> | void; readonly close: () => Promise<void> | void }

const valuesOf = ({ parameters }: CompiledQuery, names: Names) => parameters.map((value) => names.get(value) ?? value)

const rawSqlite = (file: string, writes: ReadonlyArray<CompiledQuery>): Raw => {
  const db = openFile(file)
  const [begin, commit] = [db.prepare("begin immediate"), db.prepare("commit")]
  const statements = writes.map((write) => ({ write, statement: db.prepare(write.sql) }))
  return {
    write: (names) => {
      begin.run()
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
    write: async (names) => {
      await client.query("begin")
      for (const [at, write] of writes.entries())
        await client.query({ name: `write ${at}`, text: write.sql, values: valuesOf(write, names) })
      await client.query("commit")
    },
    close: () => client.end(),
  }
}
