import { expect, test } from "vitest"
import type { TimeOfDay } from "../../time/bangkok.ts"
import { type BetGroup } from "../group/bet-group.ts"
import { sequenceBetType } from "../group/bet-type.ts"
import type { SequenceGroup } from "../group/group-rules.ts"
import { closeOf, closesNextDay } from "./next-day.ts"

const shifted = (betGroup: SequenceGroup, upTo: number) =>
  Array.from({ length: upTo }, (_, index) => index + 1).filter((sequence) =>
    closesNextDay({ betGroup, betType: sequenceBetType(betGroup, sequence) }),
  )
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

test("yeekee 73 to 88, five-minute yeekee 228 to 265 and ping pong 19 to 22 close a day later, and no others", () => {
  expect(shifted("yeekee", 300)).toEqual(range(73, 88))
  expect(shifted("yeekee5min", 300)).toEqual(range(228, 265))
  expect(shifted("pingpong", 300)).toEqual(range(19, 22))
})

test("any bet type that contains downjone closes a day later", () => {
  const closes = (betGroup: BetGroup, betType: string) => closesNextDay({ betGroup, betType })
  expect(closes("stock", "downjone")).toBe(true)
  expect(closes("stock", "stock_downjone_vip")).toBe(true)
  expect(closes("stock", "germany")).toBe(false)
  expect(closes("gov", "gov")).toBe(false)
})

test("an operator can name more bet types that close a day later", () => {
  const rule = { sequences: {}, betTypesWith: ["downjone", "nasdaq"] }
  expect(closesNextDay({ betGroup: "stock", betType: "nasdaq" }, rule)).toBe(true)
})

test("a number that is told counts before the one in the bet type", () => {
  expect(closesNextDay({ betGroup: "yeekee", betType: "yeekee", sequence: 73 })).toBe(true)
  expect(closesNextDay({ betGroup: "yeekee", betType: "yeekee", sequence: 72 })).toBe(false)
})

test("a close told as a day and a time is the right moment, also past midnight and for a 265th round", () => {
  const close = (betGroup: BetGroup, betType: string, closeTime: TimeOfDay) =>
    closeOf({ betGroup, betType, dt: "2026-11-20", closeTime })
  expect(close("yeekee", "yeekee_72", "23:45")).toBe(Date.parse("2026-11-20T23:45:00+07:00"))
  expect(close("yeekee", "yeekee_73", "00:00")).toBe(Date.parse("2026-11-21T00:00:00+07:00"))
  expect(close("yeekee5min", "yeekee5min_265", "03:05")).toBe(Date.parse("2026-11-21T03:05:00+07:00"))
  expect(close("stock", "downjone", "00:00")).toBe(Date.parse("2026-11-21T00:00:00+07:00"))
})
