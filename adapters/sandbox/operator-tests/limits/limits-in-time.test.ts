import * as v from "valibot"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { hours, limitedPlayers, lossADay, noonSeconds } from "../testing/limited-players.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("play limits as time passes, on $kind", (source) => {
  /** Players of an operator whose time nobody else has let go on. */
  const playersOfToday = async () => {
    const players = await limitedPlayers(source)
    onTestFinished(() => players.operator.stop())
    await players.welcome()
    return players
  }

  it("give back room when a slip is called off, and begin anew with the Thai day, week and month", async () => {
    const { operator, somchai, post, update, limitOf, lostBy, bet } = await playersOfToday()
    // Of the day's last rounds, which nobody draws before the next day's limits have been looked at.
    const stake = (price: number) => bet(price, somchai(), "yeekee-2026-11-20-74")
    await update({ ...lossADay, most: 50 })
    await update({ measure: "loss", span: "week", most: 70 })
    const { body } = await stake(50)
    const { id } = v.parse(v.object({ data: v.object({ id: v.string() }) }), body).data
    expect((await stake(1)).status).toBe(409)
    expect((await post("/poy-api/poys.abort", { id })).status).toBe(200)
    expect((await stake(50)).status).toBe(200)

    await operator.pass(12 * hours - 60)
    expect((await stake(1)).body).toMatchObject({ code: "PLAY_LIMIT" })
    await operator.pass(120)
    expect((await stake(30)).body).toMatchObject({
      code: "PLAY_LIMIT",
      data: { left: 20 },
    })
    expect((await stake(20)).status).toBe(200)
    expect(await lostBy()).toBe(7_000)
    await operator.pass(48 * hours)
    await operator.until("/poy-api/bet-lists.one?id=yeekee-2026-11-23-40", somchai(), ({ status }) => status === 200)
    expect(await limitOf("loss", "week")).toMatchObject({ used: 0 })
    // The numbers of one of the slips may have been drawn.
    expect(await limitOf("loss", "month")).toMatchObject({ used: await lostBy() })
  })

  it("fall at once, and rise only with a second yes after a day", async () => {
    const { operator, update, limitOf, bet } = await playersOfToday()
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
    expect(Math.abs((asked?.wish?.askedAt ?? 0) / 1_000 - noonSeconds)).toBeLessThan(60)
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
    const { operator, preecha, post, update, takeBreak } = await playersOfToday()
    await update({ measure: "deposit", span: "day", most: 400 }, preecha)
    const deposit = (amount: number) => post("/api/deposits.fast.create", { amount }, preecha)
    const refused = (left: number) => ({ status: 409, body: { code: "PLAY_LIMIT", data: { left } } })
    expect(await deposit(301)).toMatchObject(refused(300))
    expect((await deposit(200)).status).toBe(200)
    expect(await deposit(200)).toMatchObject({ status: 409, body: { code: "PLAY_LIMIT" } })
    await operator.pass(16 * 60)
    expect((await deposit(200)).status).toBe(200)
    await takeBreak("timeOut24h", preecha)
    expect(await deposit(20)).toMatchObject(refused(0))
  })

  it("hold a break against bets and shots until its last moment, and never against seeing one's money", async () => {
    const { operator, somchai, post, read, takeBreak, bet } = await playersOfToday()
    expect(await takeBreak("timeOut24h")).toMatchObject({ status: 200 })
    const taken = (await read()).break
    expect(taken).toMatchObject({ kind: "timeOut24h" })
    expect((taken?.until ?? 0) - (taken?.from ?? 0)).toBe(24 * hours * 1_000)
    const until = (taken?.until ?? 0) / 1_000
    expect(await bet(1)).toMatchObject({ status: 409, body: { code: "PLAY_LIMIT", data: { left: 0, until } } })
    expect(await post("/poy-api/yings.create", { betId: "yeekee-2026-11-20-40", yingNumber: "12345" })).toMatchObject({
      status: 409,
      body: { code: "PLAY_LIMIT", data: { until } },
    })
    expect((await operator.ask("/api/cashs", operator.as(somchai()))).status).toBe(200)

    await operator.pass(24 * hours - 60)
    expect((await bet(1, somchai(), "yeekee-2026-11-21-40")).body).toMatchObject({ code: "PLAY_LIMIT" })
    await operator.pass(120)
    expect((await bet(1, somchai(), "yeekee-2026-11-21-40")).status).toBe(200)
  })

  it("make a break longer, never shorter, and raise nothing while it runs", async () => {
    const { operator, read, update, takeBreak } = await playersOfToday()
    await update({ ...lossADay, most: 100 })
    await update({ ...lossADay, most: 200 })
    await takeBreak("timeOut7d")
    expect(await takeBreak("timeOut24h")).toMatchObject({
      status: 409,
      body: { code: "breakRunsLonger" },
    })
    expect((await read()).break?.kind).toBe("timeOut7d")
    await operator.pass(25 * hours)
    expect(await update({ ...lossADay, confirm: true })).toMatchObject({ status: 409, body: { code: "onBreak" } })
    expect(await update({ ...lossADay, most: 300 })).toMatchObject({ status: 409, body: { code: "onBreak" } })
    expect((await update({ ...lossADay, most: 50 })).status).toBe(200)
    expect((await takeBreak("exclusion6m")).status).toBe(200)
    expect((await read()).break?.kind).toBe("exclusion6m")
    expect((await takeBreak("forever")).status).toBe(400)
  })
})
