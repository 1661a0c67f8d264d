import { PoyDetail } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const round = "yeekee-2026-11-20-26"
const bet = (number: string, price: number, multiply = 850) => ({ option: "teng_bon_3", number, price, multiply })
const Answer = v.object({ data: PoyDetail })

describe.each(sources)("slips, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let somchai: string
  let malee: string
  let keys = 0
  beforeAll(async () => {
    operator = await operatorOn(fresh)
    somchai = await operator.tokenOf("somchai88", "Duean69#x")
    malee = await operator.tokenOf("malee2569", "Dao2569*k")
  })
  afterAll(() => operator.stop())

  const place = (token: string, poy: unknown, { key = `key-number-${++keys}`, group = "yeekee", betId = round } = {}) =>
    operator.post(
      `/poy-api/lotteries.${group}.create`,
      { betId, poy },
      { ...operator.as(token).headers, "idempotency-key": key },
    )
  const money = async (token: string) => (await operator.ask("/api/cashs", operator.as(token))).body

  it("are taken at the rate and price they were sent with, and paid for at once", async () => {
    const { status, body } = await place(somchai, [bet("123", 10), { ...bet("45", 20.5, 92), option: "teng_bon_2" }])

    expect(status).toBe(200)
    const { data } = v.parse(Answer, body)
    expect(data).toMatchObject({
      betGroup: "yeekee",
      betId: round,
      status: "WAITING",
      stake: 3_050,
      count: 2,
      poy: [
        { option: "teng_bon_3", number: "123", price: 1_000, multiply: 85_000, won: undefined },
        { option: "teng_bon_2", number: "45", price: 2_050, multiply: 9_200, won: undefined },
      ],
    })
    expect(data.closeTime).toBe(Date.parse("2026-11-20T12:15:00+07:00"))
    expect(data.cancelUntil).toBe(Date.parse("2026-11-20T12:13:00+07:00"))
    expect(await money(somchai)).toEqual({ data: { money: 12_450 } })
  })

  it("are one slip for one key, however often they are sent, and tell by the key what became of them", async () => {
    const before = await money(somchai)
    const answers = await Promise.all([1, 2, 3, 4].map(() => place(somchai, [bet("777", 5)], { key: "one-key-777" })))
    const ids = answers.map(({ body }) => v.parse(Answer, body).data.id)

    expect(new Set(ids).size).toBe(1)
    expect(before).toEqual({ data: { money: 12_450 } })
    expect(await money(somchai)).toEqual({ data: { money: 12_445 } })
    const { status, body } = await operator.ask("/poy-api/poys.by-key?key=one-key-777", operator.as(somchai))
    expect([status, v.parse(Answer, body).data.id]).toEqual([200, ids[0]])
  })

  it("are refused when a key stood for something else, and to anyone but their player", async () => {
    expect(await place(somchai, [bet("778", 5)], { key: "one-key-777" })).toMatchObject({
      status: 409,
      body: { code: "keyUsedOtherwise" },
    })
    const { body } = await place(somchai, [bet("111", 1)], { key: "one-key-111" })
    const { id } = v.parse(Answer, body).data
    expect((await operator.ask(`/poy-api/poys.one?id=${id}`, operator.as(somchai))).status).toBe(200)
    expect((await operator.ask(`/poy-api/poys.one?id=${id}`, operator.as(malee))).status).toBe(404)
    expect((await operator.ask("/poy-api/poys.by-key?key=one-key-111", operator.as(malee))).body).toMatchObject({
      code: "noSuchKey",
    })
    expect((await operator.post("/poy-api/poys.abort", { id }, operator.as(malee).headers)).status).toBe(404)
  })

  it.each([
    [
      "another rate",
      [bet("123", 10, 900)],
      "CHANGE",
      { rates: [{ option: "teng_bon_3", number: "123", multiply: 850 }] },
    ],
    [
      "a rate of one's own on a number that stands there at the right one too",
      [bet("123", 10, 90_000), bet("123", 10), bet("124", 10), bet("124", 10, 1_000)],
      "CHANGE",
      {
        rates: [
          { option: "teng_bon_3", number: "123", multiply: 850 },
          { option: "teng_bon_3", number: "124", multiply: 850 },
        ],
      },
    ],
    [
      "a price under the minimum",
      [bet("123", 0.5)],
      "MINMAX",
      { limits: [{ option: "teng_bon_3", min: 1, max: 500 }] },
    ],
    ["a price over the maximum", [bet("123", 501)], "MINMAX", { limits: [{ option: "teng_bon_3", min: 1, max: 500 }] }],
    [
      "more than the player has",
      Array.from({ length: 40 }, (_, at) => bet(String(200 + at), 10)),
      "BALANCE_NOT_ENOUGH",
      { balance: 350.25 },
    ],
  ])("are refused for %s", async (_, poy, code, data) => {
    expect(await place(malee, poy)).toMatchObject({ status: 409, body: { code, data } })
    expect(await money(malee)).toEqual({ data: { money: 350.25 } })
  })

  it("are refused for more on one number than one member may", async () => {
    const before = await money(somchai)
    const data = { numbers: [{ option: "teng_bon_3", number: "555", left: 500 }] }
    expect(await place(somchai, [bet("555", 300), bet("555", 201)])).toMatchObject({
      status: 409,
      body: { code: "MAXBETUSER", data },
    })
    expect(await money(somchai)).toEqual(before)
  })

  it("are refused for money that is not there before anything of their numbers is worked on", async () => {
    expect(await place(malee, [bet("555", 300), bet("555", 201)])).toMatchObject({
      status: 409,
      body: { code: "BALANCE_NOT_ENOUGH", data: { balance: 350.25 } },
    })
  })

  it("are refused for a number that is full, whether it is sent at its usual rate or at none", async () => {
    const db = await openDatabase(operator.database, () => undefined)
    await db
      .insertInto("exposures")
      .values({ bet_id: round, option: "teng_bon_3", number: "999", satang: 1_000_000_000_000 })
      .execute()
    await db.destroy()
    for (const multiply of [850, 0])
      expect(await place(malee, [bet("999", 1, multiply), bet("124", 1)])).toMatchObject({
        status: 409,
        body: { code: "CLOSE_NUMBER", data: { numbers: [{ option: "teng_bon_3", number: "999" }] } },
      })
  })

  it("are refused for options, numbers and prices that are none", async () => {
    for (const poy of [
      [],
      [bet("12", 1)],
      [bet("12a", 1)],
      [{ ...bet("123", 1), option: "teng_lang_3" }],
      [bet("123", -1)],
      {},
    ])
      expect((await place(malee, poy)).status).toBe(400)
    expect((await place(malee, [bet("123", 1)], { betId: "no-such-round" })).status).toBe(404)
    expect((await place(malee, [bet("123", 1)], { group: "pingpong" })).status).toBe(404)
  })

  it("are given back on request, four times a day", async () => {
    const before = await money(malee)
    for (let time = 1; time <= 5; time++) {
      const { body } = await place(malee, [bet("888", 10)])
      const { id } = v.parse(Answer, body).data
      const cancelled = await operator.post("/poy-api/poys.abort", { id }, operator.as(malee).headers)
      if (time < 5) {
        expect(v.parse(Answer, cancelled.body).data.status).toBe("CANCELLED")
        expect(await money(malee)).toEqual(before)
      } else expect(cancelled).toMatchObject({ status: 409, body: { code: "ABORT_TOO_MANY" } })
    }
  })

  it("are listed newest first, by status and group, page by page", async () => {
    const list = async (query: string) => (await operator.ask(`/poy-api/poys.all?${query}`, operator.as(malee))).body
    expect(await list("")).toMatchObject({ data: { page: 1, pages: 1, total: 5 } })
    expect(await list("status=CANCELLED")).toMatchObject({ data: { total: 4 } })
    expect(await list("betGroup=gov")).toEqual({
      data: { poys: [], page: 1, pages: 0, total: 0, counts: {}, days: [] },
    })
    expect((await operator.ask("/poy-api/poys.all?page=-1", operator.as(malee))).status).toBe(400)
  })

  it("are refused when their round has closed, and paid when it is drawn", async () => {
    const poy = Array.from({ length: 10 }, (_, digit) => ({ ...bet(String(digit), 10, 3.2), option: "teng_bon_1" }))
    const { body } = await place(somchai, poy, { key: "every-digit" })
    const { id } = v.parse(Answer, body).data
    const spent = await money(somchai)
    expect(spent).toEqual({ data: { money: 12_344 } })
    await operator.pass(15 * 60 + 1)
    expect(await place(somchai, [bet("123", 1)])).toMatchObject({ status: 409, body: { code: "TIME_OUT" } })

    await operator.pass(3 * 60)
    const settled = await operator.until(
      `/poy-api/poys.one?id=${id}`,
      somchai,
      (answer) => v.parse(Answer, answer.body).data.status !== "WAITING",
    )
    const { data } = v.parse(Answer, settled.body)
    expect(data.status).toBe("WON")
    const digits = new Set(data.result?.top3 ?? "")
    expect(data.poy.filter(({ won }) => won === 3_200).map(({ number }) => number)).toEqual([...digits].toSorted())
    expect(data.won).toBe(3_200 * digits.size)
  })
})
