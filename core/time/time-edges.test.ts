import { expect, test } from "vitest"
import { isDay } from "./bangkok.ts"
import { learned, type ServerClock } from "./server-clock.ts"
import { createdInstant, displayTime, filterTime, withThaiOffset } from "./written-time.ts"

test("a day is written as a day and nothing else around it", () => {
  expect(isDay("2026-11-20")).toBe(true)
  expect(isDay("+002026-11-20")).toBe(false)
  expect(isDay("02026-11-20")).toBe(false)
  expect(isDay("2026-11-20T00:00")).toBe(false)
})

const known = (offset: number, roundTrip: number): ServerClock => ({ offset, roundTrip })

test("an answer that took no time at all is the most exact one, and one from before its question is none", () => {
  expect(learned(known(0, 100), { sentAt: 1_000, serverNow: 1_040, receivedAt: 1_000 })).toEqual(known(40, 0))
  expect(learned(known(0, 100), { sentAt: 1_000, serverNow: 1_040, receivedAt: 999 })).toEqual(known(0, 100))
})

test("half a millisecond of difference is rounded to the later one", () => {
  expect(learned(known(0, 100), { sentAt: 1_000, serverNow: 1_021, receivedAt: 1_001 })).toEqual(known(21, 1))
})

test("a slower answer counts only when both cannot be true, half of both round trips and a millisecond apart", () => {
  const slower = (offset: number) => ({ sentAt: 0, serverNow: offset + 50, receivedAt: 100 })
  expect(learned(known(0, 40), slower(70))).toEqual(known(0, 40))
  expect(learned(known(0, 40), slower(71))).toEqual(known(0, 40))
  expect(learned(known(0, 40), slower(72))).toEqual(known(72, 100))
  expect(learned(known(0, 40), slower(-71))).toEqual(known(0, 40))
  expect(learned(known(0, 40), slower(-72))).toEqual(known(-72, 100))
})

test("of two answers that are as quick the newer one counts", () => {
  expect(learned(known(0, 40), { sentAt: 0, serverNow: 30, receivedAt: 40 })).toEqual(known(10, 40))
})

test("years are written with four digits, however early they are", () => {
  const early = Date.parse("0476-09-04T12:00:00+07:00")
  expect(displayTime(early)).toBe("04/09/0476 12:00:00")
  expect(filterTime(early)).toBe("0476-09-04T12:00:00.000000Z")
})

test("only a Z at the end means Thai time", () => {
  expect(withThaiOffset("2026Z11-20")).toBe("2026Z11-20")
})

test("a created timestamp has nothing before or after it", () => {
  expect(createdInstant("x2026-11-20T16:15:07Z")).toBeUndefined()
  expect(createdInstant("12026-11-20T16:15:07Z")).toBeUndefined()
  expect(createdInstant("2026-11-20T16:15:07+07:001")).toBeUndefined()
})

test("offsets go up to 14 hours and 59 minutes", () => {
  expect(createdInstant("2026-11-20T16:15:07+14:59")).toBe(Date.parse("2026-11-20T01:16:07Z"))
  expect(createdInstant("2026-11-20T16:15:07+15:00")).toBeUndefined()
  expect(createdInstant("2026-11-20T16:15:07+07:60")).toBeUndefined()
})

test("a fraction of a second is read to the millisecond, whatever its length", () => {
  const second = Date.parse("2026-11-20T09:15:07Z")
  expect(createdInstant("2026-11-20T16:15:07.5Z")).toBe(second + 500)
  expect(createdInstant("2026-11-20T16:15:07.05Z")).toBe(second + 50)
  expect(createdInstant("2026-11-20T16:15:07.1239Z")).toBe(second + 123)
})
