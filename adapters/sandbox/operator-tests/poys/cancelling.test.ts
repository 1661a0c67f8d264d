import { PoyDetail } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { cancel } from "../../poys/cancelling.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const betId = "gov-2026-12-01"
const everyNumber = Array.from({ length: 1_000 }, (_, number) => ({
  option: "teng_bon_3",
  number: String(number).padStart(3, "0"),
  price: 1,
  multiply: 900,
}))

describe.each(sources)("a slip that is called off, on $kind", ({ fresh }) => {
  it("keeps nobody waiting for long, however many numbers it has: they are given back together", async () => {
    const operator = await operatorOn(fresh)
    const { headers } = operator.as(await operator.tokenOf("somchai88", "Duean69#x"))
    const { body } = await operator.post("/poy-api/lotteries.gov.create", { betId, poy: everyNumber }, headers)
    const { id } = v.parse(v.object({ data: PoyDetail }), body).data
    await operator.stop()

    let statements = 0
    const opened = await openDatabase(operator.database, () => undefined)
    const db = opened.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements++
        return result
      },
    })
    const somchai = await db
      .selectFrom("users")
      .selectAll()
      .where("user_name", "=", "somchai88")
      .executeTakeFirstOrThrow()
    const now = Date.parse("2026-11-20T12:01:00+07:00")
    statements = 0
    const ended = await db.transaction().execute((within) => cancel(within, somchai, id, now))

    expect(ended).toEqual({ betId, moved: [] })
    expect(statements).toBeLessThan(20)
    for (const table of ["stakes", "exposures"] as const) {
      const held = await db.selectFrom(table).select("satang").where("bet_id", "=", betId).execute()
      expect([held.length, held.filter(({ satang }) => satang !== 0)]).toEqual([1_000, []])
    }
    await opened.destroy()
  })
})
