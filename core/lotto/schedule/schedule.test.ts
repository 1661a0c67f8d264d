import fc from "fast-check"
import { expect, test } from "vitest"
import { type Day, daysAfter, instantAt, startOf, weekdayOf } from "../../time/bangkok.ts"
import { closesNextDay } from "./next-day.ts"
import { marketsOpenAt, roundsOfDay, roundsOnSale } from "./schedule.ts"
import type { ScheduledRound } from "./scheduled-round.ts"

const friday = "2026-11-20"
const at = (local: string) => Date.parse(`${local}:00+07:00`)
const days = fc.integer({ min: 0, max: 36_000 }).map((later) => daysAfter("2000-01-01", later))
const inGroup = (day: Day, group: string) => roundsOfDay(day).filter(({ betGroup }) => betGroup === group)
const named = (day: Day, betType: string) => roundsOfDay(day).find((round) => round.betType === betType)
const draws = (betType: string, from: Day, count: number) =>
  Array.from({ length: count }, (_, index) => daysAfter(from, index)).filter((day) => named(day, betType))

test("yeekee round 42 of a day closes at 16:15, shooting ends two minutes later, the result comes 30 s after that", () => {
  expect(named(friday, "yeekee_42")).toEqual({
    betId: "yeekee-2026-11-20-42",
    betGroup: "yeekee",
    betType: "yeekee_42",
    sequence: 42,
    dt: friday,
    closeDt: friday,
    resultDt: friday,
    opensAt: at("2026-11-20T03:00"),
    closesAt: at("2026-11-20T16:15"),
    shootingEndsAt: at("2026-11-20T16:17"),
    resultAt: Date.parse("2026-11-20T16:17:30+07:00"),
  })
})

test("the last yeekee round of a day closes at 03:45 of the next and still belongs to the day before", () => {
  expect(named(friday, "yeekee_88")).toMatchObject({
    dt: friday,
    closeDt: "2026-11-21",
    closesAt: at("2026-11-21T03:45"),
  })
})

test("five-minute rounds run from 05:05 to 03:00, with half a minute to shoot and half a minute to the result", () => {
  expect(named(friday, "yeekee5min_1")).toMatchObject({
    opensAt: at("2026-11-20T03:00"),
    closesAt: at("2026-11-20T05:05"),
    shootingEndsAt: Date.parse("2026-11-20T05:05:30+07:00"),
    resultAt: at("2026-11-20T05:06"),
  })
  expect(named(friday, "yeekee5min_264")).toMatchObject({ closesAt: at("2026-11-21T03:00"), closeDt: "2026-11-21" })
})

test("ping pong is hourly from 06:00, without shooting, and drawn a minute after the close", () => {
  expect(named(friday, "pingpong_1")).toMatchObject({
    closesAt: at("2026-11-20T06:00"),
    shootingEndsAt: undefined,
    resultAt: at("2026-11-20T06:01"),
  })
  expect(named(friday, "pingpong_22")).toMatchObject({ closesAt: at("2026-11-21T03:00"), dt: friday })
})

test("stock markets close as listed, with the result half an hour later", () => {
  const close = ({ betType, closesAt }: ScheduledRound) =>
    `${betType} ${new Date(closesAt + 7 * 3_600_000).toISOString().slice(11, 16)}`
  expect(inGroup(friday, "stock").map(close)).toEqual([
    "nikkei_morning 09:15",
    "thai_open 09:50",
    "china_morning 10:00",
    "hangseng_morning 10:45",
    "taiwan 12:10",
    "thai_noon 12:15",
    "korea 12:35",
    "nikkei_afternoon 12:50",
    "china_afternoon 13:25",
    "thai_afternoon 14:15",
    "hangseng_afternoon 14:45",
    "singapore 15:50",
    "thai_close 16:25",
    "india 16:50",
    "egypt 19:20",
    "russia 22:00",
    "england 22:00",
    "germany 22:00",
    "downjone 00:00",
  ])
  expect(named(friday, "nikkei_morning")).toMatchObject({
    betId: "nikkei-morning-2026-11-20",
    opensAt: at("2026-11-20T00:00"),
    resultAt: at("2026-11-20T09:45"),
  })
})

test("Dow Jones closes at midnight after its day, and the next one opens when the last result is in", () => {
  expect(named(friday, "downjone")).toMatchObject({
    dt: friday,
    closeDt: "2026-11-21",
    opensAt: at("2026-11-20T00:30"),
    closesAt: at("2026-11-21T00:00"),
    resultAt: at("2026-11-21T00:30"),
  })
  expect(named("2026-11-23", "downjone")?.opensAt).toBe(at("2026-11-23T00:00"))
})

test("no market is open on a weekend", () => {
  expect(inGroup("2026-11-21", "stock")).toEqual([])
  expect(inGroup("2026-11-22", "stock")).toEqual([])
})

test("a government draw takes bets from the draw before it until 15:20 and is drawn at 16:00", () => {
  expect(named("2027-01-02", "gov")).toMatchObject({
    betId: "gov-2027-01-02",
    dt: "2027-01-02",
    closeDt: "2027-01-02",
    opensAt: at("2026-12-16T16:00"),
    closesAt: at("2027-01-02T15:20"),
    resultAt: at("2027-01-02T16:00"),
  })
})

test("hanoy is drawn daily, lao and laoSuper on Monday, Wednesday, Friday, malay on Wednesday, Saturday, Sunday", () => {
  const monday = "2026-11-16"
  expect(draws("hanoy", monday, 7)).toHaveLength(7)
  expect(draws("lao", monday, 7)).toEqual(["2026-11-16", "2026-11-18", "2026-11-20"])
  expect(draws("laoSuper", monday, 7)).toEqual(["2026-11-16", "2026-11-18", "2026-11-20"])
  expect(draws("malay", monday, 7)).toEqual(["2026-11-18", "2026-11-21", "2026-11-22"])
})

test("four-digit draws open at midnight or after the draw before them", () => {
  const hours = (betType: string) => {
    const { opensAt, closesAt, resultAt } = named("2026-11-18", betType) ?? { opensAt: 0, closesAt: 0, resultAt: 0 }
    return [opensAt, closesAt, resultAt]
  }
  expect(hours("hanoy")).toEqual([at("2026-11-18T00:00"), at("2026-11-18T18:10"), at("2026-11-18T18:30")])
  expect(hours("lao")).toEqual([at("2026-11-16T20:30"), at("2026-11-18T20:00"), at("2026-11-18T20:30")])
  expect(hours("laoSuper")).toEqual([at("2026-11-16T20:30"), at("2026-11-18T20:00"), at("2026-11-18T20:30")])
  expect(hours("malay")).toEqual([at("2026-11-15T18:40"), at("2026-11-18T18:00"), at("2026-11-18T18:40")])
})

test("a player at four in the afternoon finds today's open rounds and every draw to come", () => {
  const onSale = roundsOnSale(at("2026-11-20T16:00"))
  const ids = onSale.map(({ betId }) => betId)
  expect(ids).toContain("yeekee-2026-11-20-41")
  expect(ids).not.toContain("yeekee-2026-11-20-40")
  expect(ids).toContain("thai-close-2026-11-20")
  expect(ids).toContain("gov-2026-12-01")
  expect(ids).toContain("lao-2026-11-20")
  expect(ids).toContain("malay-2026-11-21")
  expect(ids).not.toContain("laoSuper-2026-11-23")
})

test("on the day of a draw its round is on sale once", () => {
  const ids = roundsOnSale(at("2026-11-20T12:00")).map(({ betId }) => betId)
  expect(ids.filter((betId) => betId.startsWith("lao-"))).toEqual(["lao-2026-11-20"])
})

test("a player after midnight still finds the night rounds of the day before", () => {
  const ids = roundsOnSale(at("2026-11-21T03:30")).map(({ betId }) => betId)
  expect(ids).toContain("yeekee-2026-11-20-87")
  expect(ids).toContain("yeekee-2026-11-21-1")
  expect(ids).not.toContain("yeekee-2026-11-20-86")
})

test("every day has 88, 264 and 22 numbered rounds, and 19 markets from Monday to Friday", () => {
  fc.assert(
    fc.property(days, (day) => {
      const count = Map.groupBy(roundsOfDay(day), ({ betGroup }) => betGroup)
      const counts = ["yeekee", "yeekee5min", "pingpong", "stock"] as const
      const markets = [0, 6].includes(weekdayOf(day)) ? 0 : 19
      expect(counts.map((group) => count.get(group)?.length ?? 0)).toEqual([88, 264, 22, markets])
    }),
  )
})

test("on every day rounds close one after the other, open before they close, and never leave their lottery day", () => {
  const faultsOf = (all: ReadonlyArray<ScheduledRound>, day: Day) =>
    all.filter((round, index, rounds) => {
      const before = rounds[index - 1]
      const comesAfter = before?.betGroup !== round.betGroup || before.closesAt <= round.closesAt
      const inOrder = round.opensAt < round.closesAt && round.closesAt < round.resultAt
      const shootingFits = round.shootingEndsAt === undefined || round.shootingEndsAt < round.resultAt
      const inItsDay = round.closesAt >= startOf(day) && round.resultAt <= instantAt(day, "06:00", 1)
      const closesAsTheRuleSays = round.closeDt === (closesNextDay(round) ? daysAfter(day, 1) : day)
      return !((comesAfter || round.betGroup === "gov4d") && inOrder && shootingFits && inItsDay && closesAsTheRuleSays)
    })
  fc.assert(
    fc.property(days, (day) => {
      const rounds = roundsOfDay(day)
      expect(faultsOf(rounds, day)).toEqual([])
      expect(new Set(rounds.map(({ betId }) => betId)).size).toBe(rounds.length)
    }),
  )
})

test("markets that are closed at the weekend open on Monday at midnight, those of a day when the day begins", () => {
  expect(
    [at("2026-11-21T09:00"), at("2026-11-22T23:59"), at("2026-11-19T23:00")].map((now) => marketsOpenAt(now)),
  ).toEqual([at("2026-11-23T00:00"), at("2026-11-23T00:00"), at("2026-11-20T00:00")])
  expect(marketsOpenAt(at("2026-11-23T00:00"))).toBe(at("2026-11-24T00:00"))
})
