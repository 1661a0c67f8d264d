import * as v from "valibot"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import type { DatabaseSettings } from "../../database/open.ts"
import type { SandboxSettings } from "../../settings.ts"
import { type DatabaseSource, databaseSources, everyDatabase } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const Shown = v.object({ data: v.object({ now: v.string(), stands: v.optional(v.boolean()) }) })

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const openOperator = async (
  on: DatabaseSettings | DatabaseSource["fresh"],
  settings: Partial<SandboxSettings> = {},
) => {
  const operator = await operatorOn(on, settings)
  onTestFinished(() => operator.stop())
  const timeAt = async (path: string) => v.parse(Shown, (await operator.ask(path)).body).data.now
  return {
    ...operator,
    clock: (move: unknown) => operator.post("/__sandbox/clock", move),
    reset: (order: object = {}) => operator.post("/__sandbox/reset", { seed: "demo", ...order }),
    now: () => timeAt("/api/server-time"),
    player: async () => operator.as(await operator.tokenOf("somchai88", "Duean69#x")).headers,
  }
}
type Opened = Awaited<ReturnType<typeof openOperator>>

const noon = "2026-11-20T05:00:00.000Z"

describe.each(sources)("a clock that stands still for several processes, on $kind", ({ fresh }) => {
  it("stands in every process of a database, and after all of them were started again", async () => {
    const first = await openOperator(fresh)
    const { database } = first
    await first.reset({ stands: true })
    const second = await openOperator(database)
    const seen = [await second.now()]
    await second.clock({ moveMs: 250 })
    seen.push(await first.now())
    await first.clock({ moveMs: 500 })
    seen.push(await second.now())
    await Promise.all([first.stop(), second.stop()])
    seen.push(await (await openOperator(database)).now())

    expect(seen).toEqual([noon, "2026-11-20T05:00:00.250Z", "2026-11-20T05:00:00.750Z", "2026-11-20T05:00:00.750Z"])
  })

  it("counts every move when two processes move it at the same time", async () => {
    const first = await openOperator(fresh)
    const operators = [first, await openOperator(first.database)]
    await operators[0]?.reset({ stands: true })
    await Promise.all([...operators, ...operators, ...operators].map(({ clock }) => clock({ moveMs: 1_000 })))

    expect(await operators[1]?.now()).toBe("2026-11-20T05:00:06.000Z")
  })
})

describe.each(await databaseSources())("a clock that stands still, on $kind", ({ fresh }) => {
  it("shows one moment to the millisecond, in what is told, in what is dated, and at the desk", async () => {
    const operator = await openOperator(fresh)
    const stopped = await operator.clock({ at: "2026-11-20T12:34:56.789+07:00", stands: true })
    const answer = await operator.ask("/api/server-time")

    expect(stopped.body).toMatchObject({ data: { now: "2026-11-20T05:34:56.789Z", stands: true } })
    expect(answer.body).toEqual({ data: { now: "2026-11-20T05:34:56.789Z" } })
    expect(answer.headers.get("date")).toBe("Fri, 20 Nov 2026 05:34:56 GMT")
    expect((await operator.ask("/__sandbox/state")).body).toMatchObject({
      data: { now: "2026-11-20T05:34:56.789Z", stands: true },
    })
  })

  it("is moved by exact amounts, forward and back, and stays where it is set by seconds", async () => {
    const operator = await openOperator(fresh, { machineNow: () => Date.parse(noon) })
    await operator.reset({ stands: true })
    const shown = [await operator.now()]
    for (const moveMs of [9_999, 1, -10_001]) {
      await operator.clock({ moveMs })
      shown.push(await operator.now())
    }
    const set = await operator.clock({ offsetSeconds: 3_600 })

    expect(shown).toEqual([noon, "2026-11-20T05:00:09.999Z", "2026-11-20T05:00:10.000Z", "2026-11-20T04:59:59.999Z"])
    expect(set.body).toEqual({ data: { now: "2026-11-20T06:00:00.000Z", offsetSeconds: 3_600, stands: true } })
  })

  it("goes on from the moment at which it stood when it is let go", async () => {
    const operator = await openOperator(fresh)
    await operator.reset({ stands: true })
    await operator.clock({ stands: false })
    await expect.poll(async () => (await operator.now()) > noon).toBe(true)
    const { body } = await operator.clock({ stands: true })

    expect(Date.parse(v.parse(Shown, body).data.now) - Date.parse(noon)).toBeLessThan(60_000)
  })

  it("begins at its beginning when all starts over, and runs unless it is to stand", async () => {
    const operator = await openOperator(fresh)
    const stands = async () => v.parse(Shown, (await operator.ask("/__sandbox/state")).body).data.stands
    await operator.clock({ moveMs: 3_600_000, stands: true })
    await operator.reset({ stands: true })
    const stood = [await operator.now(), await stands()]
    await operator.reset()

    expect(stood).toEqual([noon, true])
    expect(await stands()).toBe(false)
  })

  it("refuses what is no moment, no whole amount, two settings at once, and nothing", async () => {
    const operator = await openOperator(fresh)
    const wrong = [
      { at: "noon", stands: true },
      { at: 1_795_151_700_000 },
      { at: noon, offsetSeconds: 0 },
      { moveMs: 0.5 },
      { moveMs: 1e12 },
      { stands: "yes" },
      {},
    ]

    expect((await Promise.all(wrong.map(operator.clock))).map(({ status }) => status)).toEqual(wrong.map(() => 400))
    expect(await operator.reset({ stands: 1 })).toMatchObject({ status: 400 })
  })
})

describe.each(await databaseSources())("what goes by a clock that stands still, on $kind", ({ fresh }) => {
  const betId = "yeekee-2026-11-20-29"
  const poy = [{ option: "teng_bon_1", number: "1", price: 10, multiply: 3.2 }]
  const shoot = async (operator: Opened, headers: Record<string, string>) =>
    (await operator.post("/poy-api/yings.create", { betId, yingNumber: "12345" }, headers)).status

  it("lets a player shoot again after ten seconds, not a millisecond before", async () => {
    const operator = await openOperator(fresh)
    await operator.reset({ stands: true })
    const headers = await operator.player()
    const statuses = [await shoot(operator, headers), await shoot(operator, headers)]
    await operator.clock({ moveMs: 9_999 })
    statuses.push(await shoot(operator, headers))
    await operator.clock({ moveMs: 1 })
    statuses.push(await shoot(operator, headers))

    expect(statuses).toEqual([200, 429, 429, 200])
  })

  it("takes bets on a round in the millisecond that it closes, and none in the next", async () => {
    const operator = await openOperator(fresh)
    const headers = await operator.player()
    const bet = async (key: string) =>
      (await operator.post("/poy-api/lotteries.yeekee.create", { betId, poy }, { ...headers, "idempotency-key": key }))
        .status
    await operator.clock({ at: "2026-11-20T13:00:00.000+07:00", stands: true })
    const inTime = await bet("the-last-in-time")
    await operator.clock({ moveMs: 1 })

    expect([inTime, await bet("the-first-too-late")]).toEqual([200, 409])
  })

  it("has paid what came due when a move is answered, and nothing that comes due a millisecond later", async () => {
    const operator = await openOperator(fresh)
    const headers = await operator.player()
    const slips = Array.from({ length: 10 }, (_, digit) => [{ ...poy[0], number: `${digit}` }])
    for (const [at, slip] of slips.entries())
      await operator.post(
        "/poy-api/lotteries.yeekee.create",
        { betId, poy: slip },
        { ...headers, "idempotency-key": `${at}-of-ten-numbers` },
      )
    const waiting = async () =>
      JSON.stringify((await operator.ask("/poy-api/poys.all?page=1", { headers })).body).split('"status":"WAITING"')
        .length - 1
    await operator.clock({ at: "2026-11-20T13:02:29.999+07:00", stands: true })
    const before = await waiting()
    await operator.clock({ moveMs: 1 })

    expect([before, await waiting()]).toEqual([10, 0])
  })
})
