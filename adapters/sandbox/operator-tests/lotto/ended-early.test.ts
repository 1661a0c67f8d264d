import { WireTransaction } from "@fakham/operator/wire"
import { sql } from "kysely"
import * as v from "valibot"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { type DatabaseSource, everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const betId = "gov-2026-12-01"
const window = { startedDate: "2026-11-18T00:00:00.000000Z", endedDate: "2026-11-21T00:00:00.000000Z" }
const everyDigit = Array.from({ length: 10 }, (_, digit) => ({
  option: "teng_bon_1",
  number: String(digit),
  price: 10,
  multiply: 3.2,
}))

const stakeAtOperator = async (fresh: DatabaseSource["fresh"]) => {
  const operator = await operatorOn(fresh)
  const db = await openDatabase(operator.database, () => undefined)
  onTestFinished(async () => {
    await db.destroy()
    await operator.stop()
  })
  const somchai = await operator.tokenOf("somchai88", "Duean69#x")
  const { headers } = operator.as(somchai)
  expect((await operator.post("/poy-api/lotteries.gov.create", { betId, poy: everyDigit }, headers)).status).toBe(200)
  return {
    db,
    somchai,
    operator,
    end: (ending: string) => operator.post("/__sandbox/rounds/end", { betId, ending }),
    entries: async () =>
      v
        .parse(
          v.object({ data: v.array(WireTransaction) }),
          (await operator.post("/poy-api/transactions.all", window, headers)).body,
        )
        .data.map(({ transactionType, createdAt }) => ({ transactionType, createdAt })),
  }
}

describe.each(sources)("a round that the desk ends before its time, on $kind", ({ fresh }) => {
  it("pays as of now, not as of a day that is yet to come", async () => {
    const { end, entries } = await stakeAtOperator(fresh)
    await end("draw")

    const [won, bet] = await entries()
    expect([won?.transactionType, bet?.transactionType]).toEqual(["WIN_GOV", "BET_GOV"])
    expect((won?.createdAt ?? 0) - (bet?.createdAt ?? 0)).toBeLessThan(60_000)
  })

  it("is paid also when whoever drew it was gone before anybody was paid", async () => {
    const { db, operator, somchai } = await stakeAtOperator(fresh)
    await db.updateTable("rounds").set({ state: "cancelled" }).where("bet_id", "=", betId).execute()

    const { body } = await operator.until("/poy-api/poys.all", somchai, (answer) =>
      JSON.stringify(answer.body).includes("REFUNDED"),
    )
    expect(body).toMatchObject({ data: { poys: [{ status: "REFUNDED", won: 100 }] } })
  })
})

describe.each(sources.filter(({ kind }) => kind === "postgres"))(
  "a round that somebody holds, on $kind",
  ({ fresh }) => {
    it("ends by order of the desk as soon as nobody holds it any more, and is not called unknown", async () => {
      const { db, end } = await stakeAtOperator(fresh)
      const ended = await db.transaction().execute(async (within) => {
        await within.selectFrom("rounds").select("bet_id").where("bet_id", "=", betId).forKeyShare().execute()
        const answer = end("void")
        const waiting = () =>
          sql`
          select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
        await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThan(0)
        return { answer }
      })
      expect((await ended.answer).status).toBe(200)
    })
  },
)
