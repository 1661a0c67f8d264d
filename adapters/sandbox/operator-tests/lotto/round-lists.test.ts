import * as v from "valibot"
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const aHash: unknown = expect.stringMatching(/^[0-9a-f]{64}$/)

const Listed = v.object({
  data: v.array(
    v.object({
      betId: v.string(),
      betGroup: v.string(),
      dt: v.string(),
      commitment: v.optional(v.string()),
      betList: v.object({ active: v.boolean() }),
    }),
  ),
})

describe.each(sources)("the list of rounds, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeEach(async () => {
    operator = await operatorOn(fresh)
  })
  afterEach(() => operator.stop())

  const listedAt = async (moment: string) => {
    await operator.post("/__sandbox/clock", { at: new Date(`${moment}+07:00`).toISOString(), stands: true })
    const { data } = v.parse(Listed, (await operator.ask("/poy-api/bet-lists.latest")).body)
    return data
  }
  const yeekeeDays = async (moment: string) =>
    Object.entries(
      Object.groupBy(
        (await listedAt(moment)).filter(({ betGroup }) => betGroup === "yeekee"),
        ({ dt }) => dt,
      ),
    ).map(([dt, rounds = []]) => [dt, rounds.length])

  it("holds at noon the whole day of numbered rounds, and no other", async () => {
    expect(await yeekeeDays("2026-11-20T12:00:00")).toEqual([["2026-11-20", 88]])
  })

  it("holds the next day ten hours before it opens, and the day before until two hours after", async () => {
    expect(await yeekeeDays("2026-11-20T16:59:59")).toEqual([["2026-11-20", 88]])
    expect(await yeekeeDays("2026-11-20T17:00:00")).toEqual([
      ["2026-11-20", 88],
      ["2026-11-21", 88],
    ])
    expect(await yeekeeDays("2026-11-21T04:59:59")).toEqual([
      ["2026-11-20", 88],
      ["2026-11-21", 88],
    ])
    expect(await yeekeeDays("2026-11-21T05:00:00")).toEqual([["2026-11-21", 88]])
  })

  it("holds whatever is open, at any hour", async () => {
    const db = await openDatabase(operator.database, () => undefined)
    for (const moment of ["20T23:59:00", "21T03:01:00", "21T03:44:00", "21T05:00:00", "21T15:00:00"]) {
      const listed = new Set((await listedAt(`2026-11-${moment}`)).map(({ betId }) => betId))
      const now = Date.parse(`2026-11-${moment}+07:00`)
      const open = await db
        .selectFrom("rounds")
        .select("bet_id")
        .where("opens_at", "<=", now)
        .where("closes_at", ">", now)
        .execute()
      expect(open.length).toBeGreaterThan(0)
      expect(open.filter(({ bet_id }) => !listed.has(bet_id))).toEqual([])
    }
    await db.destroy()
  })

  it("leaves out the commitments, which are told of one round at a time", async () => {
    expect((await listedAt("2026-11-20T12:00:00")).filter(({ commitment }) => commitment !== undefined)).toEqual([])
    const { body } = await operator.ask("/poy-api/bet-lists.one?id=yeekee-2026-11-20-26")
    expect(body).toMatchObject({ data: { commitment: aHash } })
  })
})
