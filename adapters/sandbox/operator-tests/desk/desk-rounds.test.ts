import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const Rounds = v.object({ data: v.array(v.looseObject({ betGroup: v.string() })) })
const Moved = v.object({ data: v.object({ realCloseTime: v.number(), realResultTime: v.number() }) })

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("rounds at the control desk, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let headers: Record<string, string>
  beforeAll(async () => {
    operator = await operatorOn(fresh)
    headers = operator.as(await operator.tokenOf("somchai88", "Duean69#x")).headers
  })
  afterAll(() => operator.stop())

  const bet = (betId: string) =>
    operator.post(
      "/poy-api/lotteries.pingpong.create",
      { betId, poy: [{ option: "teng_bon_1", number: "7", price: 10, multiply: 3.2 }] },
      headers,
    )
  const close = (betId: string) => operator.post("/__sandbox/rounds/close", { betId })

  it("are shown by what closes next, a few of each group, with the slips that wait", async () => {
    await bet("pingpong-2026-11-20-8")
    const { body } = await operator.ask("/__sandbox/rounds")
    const rounds = v.parse(Rounds, body).data

    expect(new Set(rounds.map(({ betGroup }) => betGroup))).toEqual(
      new Set(["gov", "gov4d", "pingpong", "stock", "yeekee", "yeekee5min"]),
    )
    expect(rounds.filter(({ betGroup }) => betGroup === "pingpong")).toEqual(
      [7, 8, 9, 10].map((sequence) => ({
        betId: `pingpong-2026-11-20-${sequence}`,
        betGroup: "pingpong",
        name: `ปิงปอง รอบที่ ${sequence}`,
        closesAt: `2026-11-20T${String(sequence - 2).padStart(2, "0")}:00:00.000Z`,
        resultAt: `2026-11-20T${String(sequence - 2).padStart(2, "0")}:01:00.000Z`,
        slips: sequence === 8 ? 1 : 0,
      })),
    )
  })

  it("close at once, take no more bets, keep those that they have, and are drawn as long after it as ever", async () => {
    const betId = "pingpong-2026-11-20-9"
    expect((await bet(betId)).status).toBe(200)
    const closed = await close(betId)

    expect(closed).toMatchObject({ status: 200, body: { data: { betId } } })
    const { realCloseTime, realResultTime } = v.parse(Moved, closed.body).data
    expect(realResultTime - realCloseTime).toBeCloseTo(60, 5)
    expect(await bet(betId)).toMatchObject({ status: 409, body: { code: "TIME_OUT" } })
    expect((await operator.ask("/__sandbox/books")).body).toMatchObject({ data: { slipsTooLate: 0 } })
    await operator.pass(61)
    const token = headers["authorization"]?.slice("Bearer ".length) ?? ""
    const answer = await operator.until(`/poy-api/bet-lists.one?id=${betId}`, token, ({ body }) =>
      JSON.stringify(body).includes('"setResult":true'),
    )
    expect(answer.status).toBe(200)
  })

  it("close once, and not before they open", async () => {
    const betId = "pingpong-2026-11-20-12"
    expect((await close(betId)).status).toBe(200)
    for (const other of [betId, "pingpong-2026-11-20-1", "pingpong-2026-11-21-9", "no-such-round"])
      expect((await close(other)).status, other).toBe(404)
    expect((await operator.post("/__sandbox/rounds/close", {})).status).toBe(400)
  })
})
