import { randomUUID, randomUUIDv7 } from "node:crypto"
import { minus, nothing, satang } from "@fakham/core/money"
import { type CompiledQuery, sql } from "kysely"
import { type DatabaseSettings, openDatabase } from "../database/open.ts"
import type { Database } from "../database/tables.ts"
import { addPlayers } from "../desk/crowd.ts"
import { costOfPublicPin, passwordsAt } from "../internals/passwords.ts"
import { planRounds } from "../lotto/planning.ts"
import { seedOnce } from "../seeds/seeding.ts"
import { storedClock } from "../time/clock.ts"

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

/** What stands for what in one slip. */
export type Names = ReadonlyMap<unknown, string>

/** One slip of a player after the other. */
export const slipsOf = (player: string, numberOf: (count: number) => number) => {
  let count = 0
  return (): Names => {
    const slip = randomUUID()
    return new Map([
      [own.player, player],
      [own.slip, slip],
      [own.key, randomUUID()],
      [own.bet, `bet:${slip}`],
      [own.given, randomUUIDv7()],
      [own.taken, randomUUIDv7()],
      [own.number, String(numberOf(count++)).padStart(3, "0")],
    ])
  }
}

const [price, rate] = [satang(500), 85_000]

/** For players with money and a round that takes bets, all of which it puts into the database. */
export const writesOfASlip = async (fresh: DatabaseSettings, count: number) => {
  const db = await openDatabase(fresh, () => undefined)
  const beginning = { clockAt: undefined, historyDays: 0 }
  const internals = { db, clock: storedClock(db), beginning, passwords: passwordsAt(costOfPublicPin) }
  await seedOnce(internals, "empty")
  await planRounds(internals)
  await addPlayers(internals, { prefix: "rawly", count, pin: "Duean69#raw", baht: 1_000_000 })
  const players = await db.selectFrom("users").select("uuid").execute()
  const { bet_id } = await db
    .selectFrom("rounds")
    .select("bet_id")
    .where("bet_group", "=", "yeekee")
    .orderBy("closes_at", "desc")
    .executeTakeFirstOrThrow()
  const writes = compiled(db, bet_id, await internals.clock.now())
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
