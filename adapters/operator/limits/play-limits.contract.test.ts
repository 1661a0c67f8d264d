import { GameRefused, Games, isSeat } from "@fakham/core/games"
import { Played, PlayLimitRefused, PlayLimits, Reminders } from "@fakham/core/limits"
import { baht, times } from "@fakham/core/money"
import { Unauthorized } from "@fakham/core/operator"
import { databaseSources, operatorOn, sessionsOfAYear } from "@fakham/stand-in/testing"
import { Layer, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { httpGames } from "../games/index.ts"
import { playersAsking } from "../testing/asking.ts"
import { httpPlayed, httpPlayLimits, httpReminders } from "./index.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const noon = Date.parse("2026-11-20T12:00:00+07:00")
const hour = 60 * 60_000
const lossADay = { measure: "loss", span: "day" } as const
const depositAWeek = { measure: "deposit", span: "week" } as const

const playerAt = playersAsking((client) =>
  Layer.mergeAll(httpPlayLimits(client), httpReminders(client), httpPlayed(client), httpGames(client)),
)

const read = PlayLimits.use((limits) => limits.read())
const refused = (reason: PlayLimitRefused["reason"]) => Result.fail(new PlayLimitRefused({ reason }))

describe.each(sources)("own limits and games over the wire, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let naree: ReturnType<typeof playerAt>
  let malee: ReturnType<typeof playerAt>
  let guest: ReturnType<typeof playerAt>
  beforeAll(async () => {
    operator = await operatorOn(fresh, { historyDays: 0, sessionLife: sessionsOfAYear })
    const player = async (userName: string, pin: string) =>
      playerAt(operator.origin, await operator.tokenOf(userName, pin))
    naree = await player("status4demo", "Fah2569#d")
    malee = await player("malee2569", "Dao2569*k")
    guest = playerAt(operator.origin)
  })
  afterAll(() => operator.stop())

  const clockTo = (moment: number) =>
    operator.post("/__sandbox/clock", { offsetSeconds: Math.round((moment - Date.now()) / 1_000) })
  const fault = (path: string, status: number) =>
    operator.post("/__sandbox/faults", { kind: "status", status, path, count: 1 })

  it("tell all six limits, what was used of them, no break and no reminder", async () => {
    const none = { most: undefined, wish: undefined }
    expect(await naree(read)).toEqual(
      Result.succeed({
        limits: [
          { kind: { measure: "deposit", span: "day" }, limit: none, used: 10_000, waiting: 0 },
          { kind: { measure: "deposit", span: "week" }, limit: none, used: 10_000, waiting: 0 },
          { kind: { measure: "deposit", span: "month" }, limit: none, used: 10_000, waiting: 0 },
          { kind: { measure: "loss", span: "day" }, limit: none, used: 0 },
          { kind: { measure: "loss", span: "week" }, limit: none, used: 0 },
          { kind: { measure: "loss", span: "month" }, limit: none, used: 0 },
        ],
        taken: undefined,
        areAllKnown: true,
        remindEvery: undefined,
      }),
    )
  })

  it("answer each change with all that counts afterwards", async () => {
    const change = (most: number | undefined) =>
      naree(PlayLimits.use((limits) => limits.change(lossADay, most === undefined ? undefined : times(baht(1), most))))
    expect(await change(500)).toMatchObject({
      success: { limits: { 3: { limit: { most: 50_000, wish: undefined } } } },
    })
    const asked = await change(undefined)
    expect(asked).toMatchObject({ success: { limits: { 3: { limit: { most: 50_000, wish: { most: undefined } } } } } })
    const askedAt = Result.isSuccess(asked) ? asked.success.limits[3]?.limit.wish?.askedAt : undefined
    expect(Math.abs((askedAt ?? 0) - noon)).toBeLessThan(2 * 60_000)
    const confirm = PlayLimits.use((limits) => limits.confirm(lossADay))
    expect(await naree(confirm)).toEqual(refused("tooEarly"))
    expect(await naree(PlayLimits.use((limits) => limits.confirm(depositAWeek)))).toEqual(refused("nothingAsked"))
    await clockTo(noon + 24 * hour + 5 * 60_000)
    expect(await naree(confirm)).toMatchObject({
      success: { limits: { 3: { limit: { most: undefined, wish: undefined } } } },
    })
    await clockTo(noon)
  })

  it("remind as often as was chosen, or never", async () => {
    expect(await naree(Reminders.use((reminders) => reminders.choose(15)))).toMatchObject({
      success: { remindEvery: 15 },
    })
    const never = await naree(Reminders.use((reminders) => reminders.choose(undefined)))
    expect(Result.isSuccess(never) && never.success.remindEvery).toBeUndefined()
  })

  it("list games, and seat a player at one by a web address", async () => {
    const listed = await malee(Games.use((games) => games.list()))
    expect(Result.isSuccess(listed) && listed.success[0]).toMatchObject({
      partner: "joker",
      gameId: undefined,
      name: "Joker",
      kind: "slot",
      active: true,
      closedUntil: undefined,
    })
    const tables = Result.isSuccess(listed) ? listed.success.filter(({ partner }) => partner === "sa") : []
    expect(tables.map(({ gameId, stakes }) => [gameId, stakes])).toEqual([
      [undefined, undefined],
      ["table-3", { min: baht(20), max: baht(5_000) }],
      ["table-12", { min: baht(20), max: baht(2_000) }],
      ["sic-bo-1", { min: baht(20), max: baht(3_000) }],
    ])
    const highlighted = await malee(Games.use((games) => games.highlights()))
    expect(Result.isSuccess(highlighted) && highlighted.success[0]).toMatchObject({
      kind: "recommended",
      partner: "pg-soft2",
      gameId: "sea-treasure",
      order: 0,
    })
    const seat = await malee(Games.use((games) => games.launch({ partner: "joker", gameId: "full-moon" })))
    expect(Result.isSuccess(seat) && isSeat(seat.success)).toBe(true)
    expect(seat).toMatchObject({ success: { origin: operator.origin, mode: undefined } })
    const leave = Games.use((games) => games.leave())
    expect([await malee(leave), await malee(leave)]).toEqual([Result.succeed(undefined), Result.succeed(undefined)])
  })

  it("tell why nobody is seated, and until when where that is known", async () => {
    const launch = (partner: "joker" | "world-casino", gameId?: string) =>
      Games.use((games) => games.launch({ partner, gameId }))
    const no = (reason: GameRefused["reason"], until?: number) => Result.fail(new GameRefused({ reason, until }))
    const wichai = playerAt(operator.origin, await operator.tokenOf("status3demo", "Fah2569#c"))
    expect(await wichai(launch("joker"))).toEqual(no("closedToPlayer"))
    expect(await naree(launch("joker", "no-such-game"))).toEqual(no("noSuchGame"))
    await naree(PlayLimits.use((limits) => limits.change(lossADay, baht(0))))
    expect(await naree(launch("joker"))).toEqual(no("playLimit"))
    await clockTo(noon + 16.5 * hour)
    expect(await malee(launch("world-casino"))).toEqual(no("maintenance", Date.parse("2026-11-21T05:00:00+07:00")))
    await clockTo(noon)
    const taken = await naree(PlayLimits.use((limits) => limits.takeBreak("timeOut7d")))
    const until = Result.isSuccess(taken) ? taken.success.taken?.until : undefined
    expect(Math.abs((until ?? 0) - noon - 7 * 24 * hour)).toBeLessThan(2 * 60_000)
    expect(await naree(launch("joker"))).toEqual(no("onBreak", until))
    expect(await naree(PlayLimits.use((limits) => limits.takeBreak("timeOut24h")))).toEqual(refused("breakRunsLonger"))
    expect(await naree(PlayLimits.use((limits) => limits.change(lossADay, baht(9))))).toEqual(refused("onBreak"))
  })

  it("count what play has come to", async () => {
    expect(await malee(Played.use((played) => played.since(noon - 1)))).toEqual(
      Result.succeed({ staked: 0, returned: 0 }),
    )
  })

  it("are for players alone", async () => {
    const unknown = Result.fail(new Unauthorized())
    expect(await guest(read)).toEqual(unknown)
    expect(await guest(PlayLimits.use((limits) => limits.takeBreak("timeOut24h")))).toEqual(unknown)
    expect(await guest(Reminders.use((reminders) => reminders.choose(15)))).toEqual(unknown)
    expect(await guest(Played.use((played) => played.since(0)))).toEqual(unknown)
    expect(await guest(Games.use((games) => games.list()))).toEqual(unknown)
    expect(await guest(Games.use((games) => games.launch({ partner: "joker" })))).toEqual(unknown)
    expect(await guest(Games.use((games) => games.leave()))).toEqual(unknown)
  })

  it("are out of reach when nobody understandable answers, and a 403 of nobody's is no word on games", async () => {
    await fault("/api/play-limits.update", 502)
    expect(await malee(PlayLimits.use((limits) => limits.confirm(lossADay)))).toMatchObject({
      failure: { _tag: "Unreachable" },
    })
    await fault("/poy-api/partners.game.launch", 500)
    expect(await malee(Games.use((games) => games.launch({ partner: "joker" })))).toMatchObject({
      failure: { _tag: "Unreachable" },
    })
    await fault("/poy-api/partners.game.launch", 403)
    expect(await malee(Games.use((games) => games.launch({ partner: "joker" })))).toEqual(
      Result.fail(new Unauthorized()),
    )
  })
})
