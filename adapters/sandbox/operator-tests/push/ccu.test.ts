import { CcuNews } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { socketTo } from "../../push/testing/socket.ts"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const Placed = v.object({ data: v.object({ id: v.string() }) })
const Ended = v.object({ data: v.object({ result: v.object({ top3: v.string(), bottom2: v.string() }) }) })

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

/** Betting closes at 12:15, shooting ends at 12:17, the result is due at 12:17:30. */
const betId = "yeekee-2026-11-20-26"
const clockAt = Date.parse("2026-11-20T12:10:00+07:00")
const newsOf = (frames: ReadonlyArray<unknown>) => frames.map((frame) => v.parse(CcuNews, frame))

describe.each(sources)("the news of rounds, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let token: string
  let nearlyFull: () => Promise<void>
  beforeAll(async () => {
    operator = await operatorOn(fresh, { clockAt, push: { pace: { beatEvery: 300, pongTimeoutMs: 30_000 } } })
    token = await operator.tokenOf("somchai88", "Duean69#x")
    nearlyFull = async () => {
      const db = await openDatabase(operator.database, () => undefined)
      await db
        .insertInto("exposures")
        .values({ bet_id: betId, option: "teng_bon_3", number: "123", satang: 299_999_900 })
        .execute()
      await db.destroy()
    }
  })
  afterAll(() => operator.stop())

  const listen = (bearer = token, options = {}) => socketTo(`${operator.origin}/ccu?token=${bearer}`, options)
  const by = () => operator.as(token).headers

  it.each(["", "nobody", "a.b.c"])("is not told to the token %j", async (bearer) => {
    const line = await listen(bearer)
    expect(await line.closed).toBe(4401)
    expect(line.frames).toEqual([])
  })

  it("is not told after the session has ended", async () => {
    const gone = await operator.tokenOf("malee2569", "Dao2569*k")
    await operator.post("/api/users.logout", undefined, operator.as(gone).headers)
    expect(await (await listen(gone)).closed).toBe(4401)
  })

  it("ends with the session, by logout or by another PIN, and goes on for those that stay", async () => {
    const session = () => operator.tokenOf("malee2569", "Dao2569*k")
    const [loggedOut, elsewhere, here] = [await session(), await session(), await session()]
    const lines = [await listen(loggedOut), await listen(elsewhere), await listen(here), await listen()]
    for (const line of lines) await line.receive(({ type }) => type === "beat")

    await operator.post("/api/users.logout", undefined, operator.as(loggedOut).headers)
    expect(await lines[0]?.closed).toBe(4401)
    const pins = { oldPassword: "Dao2569*k", newPassword: "Dao2570*new" }
    expect((await operator.post("/api/users.change-password", pins, operator.as(here).headers)).status).toBe(200)
    expect(await lines[1]?.closed).toBe(4401)

    await operator.post("/__sandbox/maintenance", { until: 1_795_000_001 })
    for (const line of lines.slice(2)) {
      await line.receive(({ until }) => until === 1_795_000_001)
      await line.close()
    }
    await operator.ask("/__sandbox/maintenance", { method: "DELETE" })
    const back = { oldPassword: pins.newPassword, newPassword: pins.oldPassword }
    expect((await operator.post("/api/users.change-password", back, operator.as(here).headers)).status).toBe(200)
  })

  it("begins with a beat of the server's time, and beats on", async () => {
    const line = await listen()
    const [first] = newsOf([await line.receive(({ type }) => type === "beat")])
    const second = await line.receive((frame) => frame["type"] === "beat" && frame !== line.frames[0])
    expect(first?.type === "beat" && Math.abs(first.now - clockAt)).toBeLessThan(60_000)
    expect(Number(second["now"])).toBeGreaterThan(Number(line.frames[0]?.["now"]))
    await line.close()
  })

  it("tells of maintenance that the desk announces, and until when", async () => {
    const line = await listen()
    expect((await operator.post("/__sandbox/maintenance", { until: 1_795_000_000 })).status).toBe(200)
    expect(await line.receive(({ type }) => type === "maintenance")).toEqual({
      type: "maintenance",
      until: 1_795_000_000,
    })
    expect((await operator.post("/__sandbox/maintenance", { until: "soon" })).status).toBe(400)
    await line.close()
  })

  it("tells that a round closes later, and takes its bets until then; one that has closed stays as it is", async () => {
    const later = "yeekee-2026-11-20-60"
    const line = await listen()
    const [closes, result] = ["2026-11-20T20:55:00+07:00", "2026-11-20T20:57:30+07:00"]
    const moved = {
      betId: later,
      realCloseTime: Date.parse(closes) / 1_000,
      realResultTime: Date.parse(result) / 1_000,
    }
    expect((await operator.post("/__sandbox/rounds/move", { betId: later, seconds: 600 })).body).toEqual({
      data: moved,
    })
    expect(await line.receive(({ type }) => type === "round.moved")).toEqual({ type: "round.moved", ...moved })
    const round = await operator.ask(`/poy-api/bet-lists.one?id=${later}`, operator.as(token))
    expect(JSON.stringify(round.body)).toContain(`"realCloseTime":${moved.realCloseTime}`)
    for (const [movedId, seconds, status] of [
      ["yeekee-2026-11-20-1", 600, 404],
      ["no-such-round", 600, 404],
      [later, -600, 400],
    ] as const)
      expect((await operator.post("/__sandbox/rounds/move", { betId: movedId, seconds })).status).toBe(status)
    await line.close()
  })

  it("tells that a number pays less through a slip, and its rate again when the slip is called off", async () => {
    await nearlyFull()
    const line = await listen()
    const poy = [
      { option: "teng_bon_3", number: "123", price: 10, multiply: 850 },
      { option: "teng_bon_3", number: "124", price: 10, multiply: 850 },
    ]
    const { body } = await operator.post("/poy-api/lotteries.yeekee.create", { betId, poy }, by())
    const rates = [{ option: "teng_bon_3", number: "123", multiply: 637.5 }]
    expect(await line.receive(({ type }) => type === "rates.changed")).toEqual({ type: "rates.changed", betId, rates })

    const { id } = v.parse(Placed, body).data
    await operator.post("/poy-api/poys.abort", { id }, by())
    const back = await line.receive((frame) => JSON.stringify(frame).includes('"multiply":850'))
    expect(back).toEqual({ type: "rates.changed", betId, rates: [{ ...rates[0], multiply: 850 }] })
    expect(line.frames.filter(({ type }) => type === "rates.changed")).toHaveLength(2)
    await line.close()
  })

  it("tells nothing of rates for a slip that is refused", async () => {
    const line = await listen()
    const poy = [{ option: "teng_bon_3", number: "123", price: 10, multiply: 900 }]
    const { status } = await operator.post("/poy-api/lotteries.yeekee.create", { betId, poy }, by())
    await line.receive((frame) => frame["type"] === "beat" && frame !== line.frames[0])
    expect([status, line.frames.some(({ type }) => type === "rates.changed")]).toEqual([409, false])
    await line.close()
  })

  it("tells of shots, and of the round when it is drawn", async () => {
    const line = await listen()
    await operator.post("/poy-api/yings.create", { betId, yingNumber: "54321" }, by())
    expect(await line.receive(({ type }) => type === "ying.shot")).toEqual({ type: "ying.shot", betId, count: 1 })

    await operator.pass(8 * 60)
    const drawn = await line.receive((frame) => frame["type"] === "round.drawn" && frame["betId"] === betId)
    const { data } = v.parse(Ended, (await operator.ask(`/poy-api/bet-lists.one?id=${betId}`)).body)
    const [news] = newsOf([drawn])
    expect(news).toMatchObject({ betId, result: { top3: data.result.top3, bottom2: data.result.bottom2 } })
    await line.close()
  })

  it("cuts who gives no sign of life", async () => {
    const hasty = await operatorOn(fresh, { push: { pace: { beatEvery: 300, pongTimeoutMs: 600 } } })
    const bearer = await hasty.tokenOf("somchai88", "Duean69#x")
    const dead = await socketTo(`${hasty.origin}/ccu?token=${bearer}`, { autoPong: false })
    expect(await dead.closed).toBe(4408)
    await hasty.stop()
  })

  it("cuts who talks too much", async () => {
    const talker = await listen()
    talker.say({ text: "x".repeat(1_100) })
    expect(await talker.closed).toBe(1009)
  })

  it("is at no other address", async () => {
    await expect(socketTo(`${operator.origin}/ccux?token=${token}`)).rejects.toThrow("404")
    await expect(socketTo(`${operator.origin}/app/fakham-demo/x?protocol=7`)).rejects.toThrow("404")
  })
})
