import * as v from "valibot"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { hours, limitedPlayers, lossADay, noonSeconds } from "../testing/limited-players.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(await Promise.all(sources.map(limitedPlayers)))("play limits, on $kind", (players) => {
  const { operator, preecha, somchai, malee, post, read, update, limitOf, bet, welcome } = players
  beforeEach(welcome)
  afterAll(() => operator.stop())

  it("are none until a player sets some, but tell what was used", async () => {
    await bet(20.5, preecha)
    expect(await read(preecha)).toEqual({
      limits: [
        { measure: "deposit", span: "day", most: undefined, used: 10_000, waiting: 0, wish: undefined },
        { measure: "deposit", span: "week", most: undefined, used: 10_000, waiting: 0, wish: undefined },
        { measure: "deposit", span: "month", most: undefined, used: 10_000, waiting: 0, wish: undefined },
        { measure: "loss", span: "day", most: undefined, used: 2_050, waiting: undefined, wish: undefined },
        { measure: "loss", span: "week", most: undefined, used: 2_050, waiting: undefined, wish: undefined },
        { measure: "loss", span: "month", most: undefined, used: 2_050, waiting: undefined, wish: undefined },
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
    expect(await limitOf("loss", "day", malee())).toMatchObject({ most: undefined })
    expect((await bet(11, malee())).status).toBe(200)
  })

  it("stop a bet that could lose more, with what is left, and nothing is written", async () => {
    await update({ ...lossADay, most: 100 })
    expect((await bet(60)).status).toBe(200)
    expect(await bet(40.01)).toMatchObject({ status: 409, body: { code: "PLAY_LIMIT", data: { left: 40 } } })
    expect((await operator.ask("/api/cashs", operator.as(somchai()))).body).toEqual({ data: { money: 940 } })
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

  it.each([
    ["most", { ...lossADay, most: "ten" }],
    ["most", { ...lossADay, most: -1 }],
    ["most", lossADay],
    ["span", { measure: "loss", span: "year", most: 1 }],
    ["measure", { span: "day", most: 1 }],
    ["reminderMinutes", { reminderMinutes: 7 }],
    ["confirm", { ...lossADay, confirm: false }],
  ])("say that it is the %s that is wrong", async (path, body) => {
    expect(await update(body)).toMatchObject({ status: 400, body: { data: { path } } })
  })

  it("take a wish with fields that nobody has heard of", async () => {
    expect((await update({ ...lossADay, most: 77, locale: "th" })).status).toBe(200)
    expect(await limitOf("loss", "day")).toMatchObject({ most: 7_700 })
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
    const askPlayed = async (since: number | string) =>
      (await operator.ask(`/api/play-limits.played?since=${since}`, operator.as(somchai()))).body
    expect(await askPlayed(noonSeconds - 1)).toEqual({ data: { staked: 100, returned: 40 } })
    expect(await askPlayed(noonSeconds + hours)).toEqual({ data: { staked: 0, returned: 0 } })
    expect(await askPlayed("noon")).toMatchObject({ code: "badRequest" })
  })

  it("let through only as much as they leave, however many bets come at once", async () => {
    await update({ ...lossADay, most: 100 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => bet(15)))
    expect(answers.filter(({ status }) => status === 200).length).toBe(6)
    expect(await limitOf("loss", "day")).toMatchObject({ used: 9_000 })
  })
})
