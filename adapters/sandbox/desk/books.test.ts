import { randomUUID } from "node:crypto"
import { satang } from "@fakham/core/money"
import { sql } from "kysely"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { openDatabase } from "../database/open.ts"
import type { Database } from "../database/tables.ts"
import { emptyDatabases } from "../database/testing/empty-databases.ts"
import { costOfPublicPin, passwordsAt } from "../internals/passwords.ts"
import { entryPair, record } from "../ledger/ledger.ts"
import { demoPlayers } from "../seeds/demo-players.ts"
import { seedOnce } from "../seeds/seeding.ts"
import { storedClock } from "../time/clock.ts"
import { auditBooks } from "./books.ts"

const passwords = passwordsAt(costOfPublicPin)

const sources = await emptyDatabases()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const [somchai = "", malee = ""] = demoPlayers.map(({ uuid }) => uuid)

describe.each(sources)("the books of the demo, on $kind", ({ fresh }) => {
  let db: Database
  beforeEach(async () => {
    db = await openDatabase(await fresh(), () => undefined)
    await seedOnce({ beginning: { historyDays: 0 }, db, clock: storedClock(db), passwords }, "demo")
    return () => db.destroy()
  })
  const wrongly = async () => (await auditBooks({ db, clock: storedClock(db) })).balancesWronglyKept

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

  it("find a slip that its own player has not paid for", async () => {
    const unpaid = async () => (await auditBooks({ db, clock: storedClock(db) })).slipsNotPaidFor
    const { bet_id } = await db.selectFrom("rounds").select("bet_id").limit(1).executeTakeFirstOrThrow()
    const slip = { id: "SLIP00000001", user_uuid: somchai, bet_id, intent_key: "a-key", status: "WAITING" } as const
    await db
      .insertInto("poys")
      .values({ ...slip, stake: satang(500), won: null, line_count: 1, created_at: 0, ended_at: null })
      .execute()
    const pay = (player: string) =>
      record(db, { idempotencyKey: `bet:${slip.id}`, kind: "BET_YEEKEE", at: 0, legs: entryPair("cash", player, -500) })
    expect(await unpaid()).toBe(1)

    await pay(malee)
    expect(await unpaid()).toBe(1)
    await db.deleteFrom("ledger_entries").where("idempotency_key", "=", `bet:${slip.id}`).execute()
    await pay(somchai)
    expect(await unpaid()).toBe(0)
  })
})
