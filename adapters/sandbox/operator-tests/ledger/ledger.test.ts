import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import type { Database } from "../../database/tables.ts"
import { costOfPublicPin, passwordsAt } from "../../internals/passwords.ts"
import { balance, record, recordAll } from "../../ledger/ledger.ts"
import { demoPlayers } from "../../seeds/demo-players.ts"
import { seedOnce } from "../../seeds/seeding.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { storedClock } from "../../time/clock.ts"

const passwords = passwordsAt(costOfPublicPin)

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const somchai = "5a9d0000-0000-4000-8000-000000000001"
const malee = "5a9d0000-0000-4000-8000-000000000002"

describe.each(sources)("the ledger, on $kind", ({ fresh }) => {
  let db: Database
  beforeAll(async () => {
    db = await openDatabase(await fresh(), () => undefined)
    await seedOnce({ beginning: { historyDays: 1 }, db, clock: storedClock(db), passwords }, "demo")
  })
  afterAll(() => db.destroy())

  const wholeSum = async () =>
    (await db.selectFrom("ledger_entries").select(sql<number>`sum(satang)`.as("sum")).executeTakeFirstOrThrow()).sum

  it("says that every player of the demo has what was paid in for them", async () => {
    const balances = await Promise.all(demoPlayers.map(({ uuid }) => balance(db, "cash", uuid)))

    expect(balances).toEqual([1_248_050, 35_025, 32_000, 10_000, 10_000, 10_000, 10_000])
    expect(await balance(db, "afCash", somchai)).toBe(18_400)
    expect(await balance(db, "afCash", malee)).toBe(0)
  })

  it("sums to nothing over everyone, the operator included", async () => {
    expect(await wholeSum()).toBe(0)
  })

  it("takes a movement once, and its second time not even in part", async () => {
    const once = {
      idempotencyKey: "a-deposit",
      kind: "DEPOSIT",
      at: 0,
      legs: [
        { book: "cash", userUuid: malee, satang: 5_000 },
        { book: "cash", userUuid: null, satang: -5_000 },
      ],
    } as const
    await record(db, once)

    await expect(record(db, once)).rejects.toThrow()
    await expect(record(db, { ...once, legs: once.legs.toReversed() })).rejects.toThrow()
    expect(await balance(db, "cash", malee)).toBe(40_025)
    expect(await wholeSum()).toBe(0)
  })

  it("refuses a movement that makes money out of nothing", async () => {
    const legs = [{ book: "cash", userUuid: malee, satang: 1 }] as const

    await expect(record(db, { idempotencyKey: "from-nothing", kind: "DEPOSIT", at: 0, legs })).rejects.toThrow(
      "do not sum to nothing",
    )
  })

  it("keeps what happened at one moment in its order", async () => {
    const kinds = Array.from({ length: 40 }, (_, at) => `${at % 2 === 0 ? "BET" : "WIN"}_GAME`)
    await recordAll(
      db,
      kinds.map((kind, at) => ({
        idempotencyKey: `at-one-moment-${at}`,
        kind,
        at: 1,
        legs: [
          { book: "cash", userUuid: malee, satang: kind === "BET_GAME" ? -1 : 1 },
          { book: "cash", userUuid: null, satang: kind === "BET_GAME" ? 1 : -1 },
        ],
      })),
    )

    const entries = db.selectFrom("ledger_entries").select("kind").where("at", "=", 1)
    const stored = await entries.where("user_uuid", "=", malee).orderBy("id").execute()
    expect(stored.map(({ kind }) => kind)).toEqual(kinds)
  })

  it("is filled once, however often the sandbox starts", async () => {
    await Promise.all(
      [1, 2, 3].map(() => seedOnce({ beginning: { historyDays: 1 }, db, clock: storedClock(db), passwords }, "demo")),
    )

    expect(await balance(db, "cash", somchai)).toBe(1_248_050)
  })
})
