import { PoyDetail } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const draw = "hanoy-2026-11-20"
const Answer = v.object({ data: PoyDetail })
const sets = (count: number, from: number, each: number) =>
  Array.from({ length: count }, (_, at) => ({ number: String(from + at).padStart(4, "0"), sets: each }))

describe.each(sources)("sets of a draw, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let member = ""
  let members = 0
  beforeAll(async () => {
    operator = await operatorOn(fresh)
  })
  beforeEach(async () => {
    const [prefix, pin] = ["setsof", "Sets2569#x"]
    await operator.post("/__sandbox/players/add", { prefix, count: ++members, pin, baht: 100_000 })
    member = await operator.tokenOf(`${prefix}${String(members).padStart(5, "0")}`, pin)
  })
  afterAll(() => operator.stop())

  const buy = (poy: unknown, { name = "hanoy", betId = draw, token = member } = {}) =>
    operator.post(`/poy-api/lotteries.${name}.create`, { betId, poy }, operator.as(token).headers)
  const money = async () => (await operator.ask("/api/cashs", operator.as(member))).body

  it("are two hundred at most for a member, over all slips, and the rest is told for each number", async () => {
    expect((await buy(sets(9, 1_000, 20))).status).toBe(200)
    expect(await buy(sets(2, 2_000, 11))).toMatchObject({
      status: 409,
      body: {
        code: "MAXBETUSER",
        data: {
          numbers: [
            { number: "2000", left: 2_400 },
            { number: "2001", left: 2_400 },
          ],
        },
      },
    })
    expect(await money()).toEqual({ data: { money: 78_400 } })
    expect((await buy(sets(2, 2_000, 10))).status).toBe(200)
    expect(await buy(sets(1, 3_000, 1))).toMatchObject({
      status: 409,
      body: { code: "MAXBETUSER", data: { numbers: [{ number: "3000", left: 0 }] } },
    })
    expect(await money()).toEqual({ data: { money: 76_000 } })
  })

  it("cannot be more by one slip alone, and twenty of a number stay twenty", async () => {
    expect(await buy(sets(11, 1_000, 19))).toMatchObject({ status: 409, body: { code: "MAXBETUSER" } })
    expect((await buy(sets(1, 1_000, 15))).status).toBe(200)
    expect(await buy([...sets(1, 1_000, 6), ...sets(1, 2_000, 1)])).toMatchObject({
      status: 409,
      body: { code: "MAXBETUSER", data: { numbers: [{ number: "1000", left: 600 }] } },
    })
  })

  it("count for their member and their draw alone, and no more once their slip is called off", async () => {
    const { body } = await buy(sets(10, 1_000, 20))
    const { id } = v.parse(Answer, body).data
    expect((await buy(sets(1, 5_000, 1))).status).toBe(409)
    expect((await buy(sets(1, 5_000, 1), { name: "lao", betId: "lao-2026-11-20" })).status).toBe(200)
    expect((await buy(sets(1, 5_000, 1), { token: await operator.tokenOf("somchai88", "Duean69#x") })).status).toBe(200)
    await operator.post("/poy-api/poys.abort", { id }, operator.as(member).headers)
    expect((await buy(sets(1, 5_000, 1))).status).toBe(200)
  })

  it("are never more than two hundred, however many are asked for at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, (_, at) => buy(sets(1, at * 10, 20))))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(await money()).toEqual({ data: { money: 76_000 } })
    expect((await operator.ask("/__sandbox/books")).body).toMatchObject({ data: { numbersWronglyStaked: 0 } })
  })
})
