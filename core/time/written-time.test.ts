import fc from "fast-check"
import { expect, test } from "vitest"
import { createdInstant, displayTime, filterTime, withThaiOffset } from "./written-time.ts"

const quarterPastFour = Date.parse("2026-11-20T16:15:07+07:00")

test("players read a moment day first, on a Thai clock", () => {
  expect(displayTime(quarterPastFour)).toBe("20/11/2026 16:15:07")
  expect(displayTime(Date.parse("2026-01-02T18:00:00Z"))).toBe("03/01/2026 01:00:00")
})

test("lists are asked for in Thai time with six decimals and a Z", () => {
  expect(filterTime(quarterPastFour)).toBe("2026-11-20T16:15:07.000000Z")
  expect(filterTime(Date.parse("2026-01-02T18:00:00Z"))).toBe("2026-01-03T01:00:00.000000Z")
})

test("a created timestamp that ends in Z is Thai time", () => {
  expect(withThaiOffset("2026-11-20T16:15:07.000Z")).toBe("2026-11-20T16:15:07.000+07:00")
  expect(createdInstant("2026-11-20T16:15:07.000Z")).toBe(quarterPastFour)
  expect(createdInstant("2026-11-20T16:15:07.123456Z")).toBe(quarterPastFour + 123)
  expect(createdInstant("2026-11-20 16:15:07Z")).toBe(quarterPastFour)
})

test("a created timestamp that says its offset is believed", () => {
  expect(withThaiOffset("2026-11-20T16:15:07+07:00")).toBe("2026-11-20T16:15:07+07:00")
  expect(createdInstant("2026-11-20T09:15:07+00:00")).toBe(quarterPastFour)
  expect(createdInstant("2026-11-20T06:45:07-02:30")).toBe(quarterPastFour)
})

test("what is no timestamp is no moment", () => {
  const texts = ["", "Z", "2026-11-20", "2026-02-30T10:00:00Z", "2026-11-20T25:00:00Z", "2026-11-20T10:00:00+15:00"]
  for (const text of [...texts, "2026-11-20T10:00:00", "2026-11-20T10:00:00+07:60", "20/11/2026 10:00:00Z"])
    expect(createdInstant(text), text).toBeUndefined()
})

test("what is written for a filter is read back as the same second", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      expect(createdInstant(filterTime(seconds * 1_000))).toBe(seconds * 1_000)
    }),
  )
})

test("any text is answered, never thrown at", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(["number", "undefined"]).toContain(typeof createdInstant(text))
    }),
  )
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
