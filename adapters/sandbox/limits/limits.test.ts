import { PlayLimits } from "@fakham/adapters/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { operatorOn, shelves } from "../testing/operator.ts"

const stock = await shelves()
afterAll(() => Promise.all(stock.map(({ clear }) => clear())))

const Told = v.object({ data: PlayLimits })
const hours = 3_600
const lossADay = { measure: "loss", span: "day" }

/** A Friday noon, as the operator of tests begins. */
const noon = Date.parse("2026-11-20T12:00:00+07:00") / 1_000

describe.each(stock)("play limits, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let somchai: string
  let malee: string
  let naree: string
  let newcomers = 0

  const open = async () => {
    operator = await operatorOn(await fresh())
    naree = await operator.tokenOf("status4demo", "Fah2569#d")
  }
  /** Players who were not there before, with 1,000 baht each. */
  const welcome = async () => {
    await operator.post("/__sandbox/players/add", {
      prefix: "limits",
      count: newcomers + 2,
      pin: "Limit2569#x",
      baht: 1_000,
    })
    const next = () => operator.tokenOf(`limits${String(++newcomers).padStart(5, "0")}`, "Limit2569#x")
    somchai = await next()
    malee = await next()
  }

  const post = (path: string, body: unknown, token = somchai) => operator.post(path, body, operator.as(token).headers)
  const read = async (token = somchai) =>
    v.parse(Told, (await operator.ask("/api/play-limits", operator.as(token))).body).data
  const update = (body: unknown, token = somchai) => post("/api/play-limits.update", body, token)
  const limitOf = async (measure: string, span: string, token = somchai) =>
    (await read(token)).limits.find((limit) => limit.measure === measure && limit.span === span)
  const bet = (price: number, token = somchai, betId = "yeekee-2026-11-20-40") =>
    post(
      "/poy-api/lotteries.yeekee.create",
      { betId, poy: [{ option: "teng_bon_3", number: "123", price, multiply: 850 }] },
      token,
    )

  describe("at one moment", () => {
    beforeAll(open)
    afterAll(() => operator.stop())
    beforeEach(welcome)

    it("are none until a player sets some, but tell what was used", async () => {
      await bet(20.5, naree)
      expect(await read(naree)).toEqual({
        limits: [
          { measure: "deposit", span: "day", most: undefined, used: 10_000, wish: undefined },
          { measure: "deposit", span: "week", most: undefined, used: 10_000, wish: undefined },
          { measure: "deposit", span: "month", most: undefined, used: 10_000, wish: undefined },
          { measure: "loss", span: "day", most: undefined, used: 2_050, wish: undefined },
          { measure: "loss", span: "week", most: undefined, used: 2_050, wish: undefined },
          { measure: "loss", span: "month", most: undefined, used: 2_050, wish: undefined },
        ],
        reminderMinutes: undefined,
        break: undefined,
      })
    })

    it("are nobody's without a token, and each player's own", async () => {
      await update({ ...lossADay, most: 10 })
      expect((await operator.ask("/api/play-limits")).status).toBe(401)
      expect((await operator.post("/api/play-limits.update", { ...lossADay, most: 10 })).status).toBe(401)
      expect((await operator.post("/api/play-limits.break", { kind: "timeOut24h" })).status).toBe(401)
      expect(await limitOf("loss", "day", malee)).toMatchObject({ most: undefined })
      expect((await bet(11, malee)).status).toBe(200)
    })

    it("stop a bet that could lose more, with what is left, and nothing is written", async () => {
      await update({ ...lossADay, most: 100 })
      expect((await bet(60)).status).toBe(200)
      expect(await bet(40.01)).toMatchObject({ status: 409, body: { code: "PLAY_LIMIT", data: { left: 40 } } })
      expect((await operator.ask("/api/cashs", operator.as(somchai))).body).toEqual({ data: { money: 940 } })
      expect((await bet(40)).status).toBe(200)
      expect(await bet(1)).toMatchObject({ status: 409, body: { code: "PLAY_LIMIT", data: { left: 0 } } })
      expect(await limitOf("loss", "day")).toMatchObject({ most: 10_000, used: 10_000 })
    })

    it("let a limit of nothing stop every bet", async () => {
      await update({ ...lossADay, most: 0 })
      expect(await bet(1)).toMatchObject({ status: 409, body: { code: "PLAY_LIMIT", data: { left: 0 } } })
    })

    it("do not take what is no limit, and stay as they were", async () => {
      await update({ ...lossADay, most: 5 })
      for (const body of [
        {},
        lossADay,
        { ...lossADay, most: -1 },
        { ...lossADay, most: "10.001" },
        { ...lossADay, most: "ten" },
        { ...lossADay, most: 1, confirm: true },
        { ...lossADay, confirm: false },
        { measure: "win", span: "day", most: 1 },
        { measure: "loss", span: "year", most: 1 },
        { reminderMinutes: 7 },
        [],
        "day",
      ])
        expect(await update(body), JSON.stringify(body)).toMatchObject({ status: 400, body: { code: "badRequest" } })
      expect((await read()).limits.map(({ most }) => most)).toEqual([
        undefined,
        undefined,
        undefined,
        500,
        undefined,
        undefined,
      ])
    })

    it("remember how often a player wants to be reminded, at once either way", async () => {
      await update({ reminderMinutes: 30 })
      expect((await read()).reminderMinutes).toBe(30)
      await update({ reminderMinutes: null })
      expect((await read()).reminderMinutes).toBeUndefined()
    })

    it("tell what play has come to since a moment", async () => {
      await bet(60)
      const { body } = await bet(40)
      const { id } = v.parse(v.object({ data: v.object({ id: v.string() }) }), body).data
      await post("/poy-api/poys.abort", { id })
      const played = async (since: number | string) =>
        (await operator.ask(`/api/play-limits.played?since=${since}`, operator.as(somchai))).body
      expect(await played(noon - 1)).toEqual({ data: { staked: 100, returned: 40 } })
      expect(await played(noon + hours)).toEqual({ data: { staked: 0, returned: 0 } })
      expect(await played("noon")).toMatchObject({ code: "badRequest" })
    })

    it("let through only as much as they leave, however many bets come at once", async () => {
      await update({ ...lossADay, most: 100 })
      const answers = await Promise.all(Array.from({ length: 12 }, () => bet(15)))
      expect(answers.filter(({ status }) => status === 200).length).toBe(6)
      expect(await limitOf("loss", "day")).toMatchObject({ used: 9_000 })
    })
  })

  describe("as time passes", () => {
    beforeEach(async () => {
      await open()
      await welcome()
      return () => operator.stop()
    })

    it("give back room when a slip is called off, and begin anew with the Thai day, week and month", async () => {
      await update({ ...lossADay, most: 50 })
      await update({ measure: "loss", span: "week", most: 70 })
      const { body } = await bet(50)
      const { id } = v.parse(v.object({ data: v.object({ id: v.string() }) }), body).data
      expect((await bet(1)).status).toBe(409)
      expect((await post("/poy-api/poys.abort", { id })).status).toBe(200)
      expect((await bet(50)).status).toBe(200)

      await operator.pass(12 * hours - 60)
      expect((await bet(1, somchai, "yeekee-2026-11-20-74")).body).toMatchObject({ code: "PLAY_LIMIT" })
      await operator.pass(120)
      expect((await bet(30, somchai, "yeekee-2026-11-20-74")).body).toMatchObject({
        code: "PLAY_LIMIT",
        data: { left: 20 },
      })
      expect((await bet(20, somchai, "yeekee-2026-11-20-74")).status).toBe(200)
      await operator.pass(48 * hours)
      await operator.until("/poy-api/bet-lists.one?id=yeekee-2026-11-23-40", somchai, ({ status }) => status === 200)
      expect(await limitOf("loss", "week")).toMatchObject({ used: 0 })
      expect(await limitOf("loss", "month")).toMatchObject({ used: 7_000 })
    })

    it("fall at once, and rise only with a second yes after a day", async () => {
      await update({ ...lossADay, most: 500 })
      const lowered = await update({ ...lossADay, most: 10 })
      expect(lowered.status).toBe(200)
      expect(await update({ ...lossADay, confirm: true })).toMatchObject({
        status: 409,
        body: { code: "nothingAsked" },
      })
      await update({ ...lossADay, most: 200 })
      const asked = await limitOf("loss", "day")
      expect(asked).toMatchObject({ most: 1_000, wish: { most: 20_000 } })
      expect(Math.abs((asked?.wish?.askedAt ?? 0) / 1_000 - noon)).toBeLessThan(60)
      expect((await bet(11)).status).toBe(409)

      await operator.pass(24 * hours - 60)
      expect(await update({ ...lossADay, confirm: true })).toMatchObject({ status: 409, body: { code: "tooEarly" } })
      await operator.pass(120)
      expect(await limitOf("loss", "day")).toMatchObject({ most: 1_000 })
      expect((await update({ ...lossADay, confirm: true })).status).toBe(200)
      expect(await limitOf("loss", "day")).toMatchObject({ most: 20_000, wish: undefined })
      expect((await update({ ...lossADay, most: null })).status).toBe(200)
      expect(await limitOf("loss", "day")).toMatchObject({ most: 20_000, wish: { most: undefined } })
    })

    it("stop a deposit that would come to more, those that still wait counted in, and any on a break", async () => {
      await update({ measure: "deposit", span: "day", most: 400 }, naree)
      const deposit = (amount: number) => post("/api/deposits.fast.create", { amount }, naree)
      const refused = (left: number) => ({ status: 409, body: { code: "PLAY_LIMIT", data: { left } } })
      expect(await deposit(301)).toMatchObject(refused(300))
      expect((await deposit(200)).status).toBe(200)
      expect(await deposit(200)).toMatchObject({ status: 409, body: { code: "PLAY_LIMIT" } })
      await operator.pass(16 * 60)
      expect((await deposit(200)).status).toBe(200)
      await post("/api/play-limits.break", { kind: "timeOut24h" }, naree)
      expect(await deposit(20)).toMatchObject(refused(0))
    })

    it("hold a break against bets and shots until its last moment, and never against seeing one's money", async () => {
      expect(await post("/api/play-limits.break", { kind: "timeOut24h" })).toMatchObject({ status: 200 })
      const taken = (await read()).break
      expect(taken).toMatchObject({ kind: "timeOut24h" })
      expect((taken?.until ?? 0) - (taken?.from ?? 0)).toBe(24 * hours * 1_000)
      const until = (taken?.until ?? 0) / 1_000
      expect(await bet(1)).toMatchObject({ status: 409, body: { code: "PLAY_LIMIT", data: { left: 0, until } } })
      expect(await post("/poy-api/yings.create", { betId: "yeekee-2026-11-20-40", yingNumber: "12345" })).toMatchObject(
        {
          status: 409,
          body: { code: "PLAY_LIMIT", data: { until } },
        },
      )
      expect((await operator.ask("/api/cashs", operator.as(somchai))).status).toBe(200)

      await operator.pass(24 * hours - 60)
      expect((await bet(1, somchai, "yeekee-2026-11-21-40")).body).toMatchObject({ code: "PLAY_LIMIT" })
      await operator.pass(120)
      expect((await bet(1, somchai, "yeekee-2026-11-21-40")).status).toBe(200)
    })

    it("make a break longer, never shorter, and raise nothing while it runs", async () => {
      await update({ ...lossADay, most: 100 })
      await update({ ...lossADay, most: 200 })
      await post("/api/play-limits.break", { kind: "timeOut7d" })
      expect(await post("/api/play-limits.break", { kind: "timeOut24h" })).toMatchObject({
        status: 409,
        body: { code: "breakRunsLonger" },
      })
      expect((await read()).break?.kind).toBe("timeOut7d")
      await operator.pass(25 * hours)
      expect(await update({ ...lossADay, confirm: true })).toMatchObject({ status: 409, body: { code: "onBreak" } })
      expect(await update({ ...lossADay, most: 300 })).toMatchObject({ status: 409, body: { code: "onBreak" } })
      expect((await update({ ...lossADay, most: 50 })).status).toBe(200)
      expect((await post("/api/play-limits.break", { kind: "exclusion6m" })).status).toBe(200)
      expect((await read()).break?.kind).toBe("exclusion6m")
      expect((await post("/api/play-limits.break", { kind: "forever" })).status).toBe(400)
    })
  })
})
