import { randomUUID } from "node:crypto"
import { nothing } from "@fakham/core/money"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import type { Book } from "../../database/tables/money.ts"
import type { Database } from "../../database/tables.ts"
import { addPlayers } from "../../desk/crowd.ts"
import { costOfPublicPin, passwordsAt } from "../../internals/passwords.ts"
import { balance, entryPair, type Leg, record, recordAll } from "../../ledger/ledger.ts"
import { seedOnce } from "../../seeds/seeding.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { storedClock } from "../../time/clock.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const count = 4
const anyLegs = fc
  .record({ player: fc.nat(count - 1), book: fc.constantFrom<Book>("cash", "afCash"), satang: fc.integer() })
  .filter(({ satang }) => satang !== 0)

describe.each(sources)("what players have, on $kind", ({ kind, fresh }) => {
  let db: Database
  /** Another process, where there can be one. */
  let neighbour: Database
  let players: ReadonlyArray<string>
  beforeAll(async () => {
    const settings = await fresh()
    db = await openDatabase(settings, () => undefined)
    neighbour = kind === "postgres" ? await openDatabase(settings, () => undefined) : db
    const internals = {
      beginning: { historyDays: 0 },
      db,
      clock: storedClock(db),
      passwords: passwordsAt(costOfPublicPin),
    }
    await seedOnce(internals, "empty")
    await addPlayers(internals, { prefix: "keeper", count, pin: "Keeper69#x", baht: 1_000 })
    players = (await db.selectFrom("users").select("uuid").orderBy("user_name").execute()).map(({ uuid }) => uuid)
  })
  afterAll(async () => {
    await neighbour.destroy()
    await db.destroy()
  })

  const move = (within: Database, ...legs: ReadonlyArray<ReadonlyArray<Leg>>) =>
    recordAll(
      within,
      legs.map((sides) => ({ idempotencyKey: randomUUID(), kind: "ADMIN_INCREASE", at: 0, legs: sides })),
    )
  const stored = () =>
    db.selectFrom("balances").selectAll().where("satang", "!=", nothing).orderBy("user_uuid").orderBy("book").execute()
  const summed = () =>
    db
      .selectFrom("ledger_entries")
      .select(["user_uuid", "book", sql<number>`sum(satang)`.as("satang")])
      .where("user_uuid", "is not", null)
      .groupBy(["user_uuid", "book"])
      .having(sql<number>`sum(satang)`, "!=", 0)
      .orderBy("user_uuid")
      .orderBy("book")
      .execute()
  const entries = async () => (await db.selectFrom("ledger_entries").select("id").execute()).length

  it("is the sum of their entries, whatever was moved together and whatever was refused", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(anyLegs, { maxLength: 5 }), { maxLength: 6 }), async (moves) => {
        await Promise.allSettled(
          moves.map((together, at) =>
            move(
              at % 2 === 0 ? db : neighbour,
              ...together.map(({ player, book, satang }) => entryPair(book, players[player] ?? "", satang)),
            ),
          ),
        )
        expect(await stored()).toEqual(await summed())
        expect((await stored()).every(({ satang }) => satang > 0)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it("is never below nothing: what would be, is refused as a whole", async () => {
    const [rich = "", poor = ""] = players
    await move(db, entryPair("cash", rich, 1_000))
    const [before, had, all] = [await balance(db, "cash", rich), await balance(db, "cash", poor), await entries()]

    await expect(move(db, entryPair("cash", rich, 500), entryPair("cash", poor, 0 - had - 1))).rejects.toThrow(/check/i)
    expect([await balance(db, "cash", rich), await balance(db, "cash", poor)]).toEqual([before, had])
    expect(await entries()).toBe(all)
    await move(db, entryPair("cash", poor, 0 - had - 1), entryPair("cash", poor, 1))
    expect(await balance(db, "cash", poor)).toBe(0)
  })

  it("stays as it is when the transaction around a movement fails", async () => {
    const [rich = ""] = players
    const [before, all] = [await balance(db, "cash", rich), await entries()]
    const failing = db.transaction().execute(async (within) => {
      await record(within, { idempotencyKey: randomUUID(), kind: "DEPOSIT", at: 0, legs: entryPair("cash", rich, 700) })
      expect(await balance(within, "cash", rich)).toBe(before + 700)
      throw new Error("it goes wrong at the end")
    })

    await expect(failing).rejects.toThrow("at the end")
    expect(await balance(db, "cash", rich)).toBe(before)
    expect(await entries()).toBe(all)
  })

  it("is spent once, though two processes spend it at the same moment and none of them asked before", async () => {
    const [, , spender = ""] = players
    for (let time = 0; time < 10; time++) {
      await move(db, entryPair("cash", spender, 10_000))
      const had = await balance(db, "cash", spender)
      const ends = await Promise.allSettled(
        [db, neighbour].map((one) => move(one, entryPair("cash", spender, 0 - had))),
      )

      expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
      expect(await balance(db, "cash", spender)).toBe(0)
    }
    expect(await stored()).toEqual(await summed())
  })

  it("is moved for many at once, in whatever order they are named, and nobody waits in a circle", async () => {
    const before = await Promise.all(players.map((player) => balance(db, "cash", player)))
    await Promise.all(
      Array.from({ length: 80 }, (_, at) =>
        move(
          at % 2 === 0 ? db : neighbour,
          ...(at % 3 === 0 ? players : players.toReversed()).map((player) => entryPair("cash", player, 10)),
        ),
      ),
    )

    expect(await Promise.all(players.map((player) => balance(db, "cash", player)))).toEqual(
      before.map((satang) => satang + 800),
    )
  })

  it("is nothing of somebody who is no player, who can get nothing either", async () => {
    expect(await balance(db, "cash", randomUUID())).toBe(0)
    await expect(move(db, entryPair("cash", randomUUID(), 100))).rejects.toThrow()
    expect(await stored()).toEqual(await summed())
  })
})
