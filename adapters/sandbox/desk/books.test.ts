import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { keptClock } from "../clock.ts"
import { openDatabase } from "../database/open.ts"
import type { Database } from "../database/tables.ts"
import { demoPlayers } from "../seeds/demo-players.ts"
import { seedOnce } from "../seeds/seeding.ts"
import { shelves } from "../testing/operator.ts"
import { books } from "./books.ts"

const stock = await shelves()
afterAll(() => Promise.all(stock.map(({ clear }) => clear())))

const [somchai = "", malee = ""] = demoPlayers.map(({ uuid }) => uuid)

describe.each(stock)("the books of the demo, on $kind", ({ fresh }) => {
  let db: Database
  beforeEach(async () => {
    db = await openDatabase(await fresh(), () => undefined)
    await seedOnce({ beginning: { historyDays: 0 }, db, clock: keptClock(db) }, "demo")
    return () => db.destroy()
  })
  const wrongly = async () => (await books({ db, clock: keptClock(db) })).balancesWronglyKept

  it("find every kept balance right", async () => {
    expect(await wrongly()).toBe(0)
  })

  it("find a balance that was moved without an entry, and one that an entry did not move", async () => {
    await sql`update balances set satang = satang + 1 where user_uuid = ${somchai} and book = 'cash'`.execute(db)
    expect(await wrongly()).toBe(1)

    const entry = { idempotency_key: "unheard of", book: "afCash", kind: "DEPOSIT", at: 0 } as const
    await db
      .insertInto("ledger_entries")
      .values([
        { ...entry, id: randomUUID(), user_uuid: malee, satang: 100 },
        { ...entry, id: randomUUID(), user_uuid: null, satang: -100 },
      ])
      .execute()
    expect(await wrongly()).toBe(2)
  })

  it("find a balance that is gone", async () => {
    await db.deleteFrom("balances").where("user_uuid", "=", somchai).where("book", "=", "cash").execute()
    expect(await wrongly()).toBe(1)
  })
})
