import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { chosenSpan, daysIn, firstOfMonth, spanBack, statementWindow, windowOf } from "./windows.ts"

test.each([
  ["2026-11-20T16:06:41+07:00", "wallet", "2026-11-17T00:00:00.000000Z", "2026-11-21T00:00:00.000000Z"],
  ["2026-11-20T16:06:41+07:00", "affiliate", "2026-10-21T00:00:00.000000Z", "2026-11-21T00:00:00.000000Z"],
  ["2026-11-20T00:00:00+07:00", "wallet", "2026-11-17T00:00:00.000000Z", "2026-11-21T00:00:00.000000Z"],
  ["2026-11-19T23:59:59+07:00", "wallet", "2026-11-16T00:00:00.000000Z", "2026-11-20T00:00:00.000000Z"],
  ["2026-12-31T23:00:00+07:00", "wallet", "2026-12-28T00:00:00.000000Z", "2027-01-01T00:00:00.000000Z"],
  ["2028-03-01T02:00:00+07:00", "wallet", "2028-02-27T00:00:00.000000Z", "2028-03-02T00:00:00.000000Z"],
] as const)("at %s the %s's statement runs from %s to %s", (now, back, startedDate, endedDate) => {
  expect(statementWindow(Date.parse(now), back)).toEqual({ startedDate, endedDate })
})

test("at any moment the window is four or thirty-one whole days long, and now is within its last", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), fc.constantFrom("wallet", "affiliate"), (now, back) => {
      const { startedDate, endedDate } = statementWindow(now, back)
      expect([startedDate, endedDate].every((text) => /^\d{4}-\d\d-\d\dT00:00:00\.000000Z$/.test(text))).toBe(true)
      const [from, to] = [
        Date.parse(`${startedDate.slice(0, 19)}+07:00`),
        Date.parse(`${endedDate.slice(0, 19)}+07:00`),
      ]
      expect(to - from).toBe((back === "wallet" ? 4 : 31) * 86_400_000)
      expect(now < to && now >= to - 86_400_000).toBe(true)
    }),
  )
})

test("days that a player chooses are asked for whole, the last one too", () => {
  const span = { from: "2026-02-27", to: "2026-03-01" }
  expect(chosenSpan("2026-02-27", "2026-03-01")).toEqual(Result.succeed(span))
  expect(daysIn(span)).toBe(3)
  expect(windowOf(span)).toEqual({
    startedDate: "2026-02-27T00:00:00.000000Z",
    endedDate: "2026-03-02T00:00:00.000000Z",
  })
  expect(spanBack(Date.parse("2026-11-20T16:06:41+07:00"), "wallet")).toEqual({ from: "2026-11-17", to: "2026-11-20" })
})

test("a single day may be chosen, and a year has all its days", () => {
  expect(chosenSpan("2026-03-01", "2026-03-01")).toEqual(Result.succeed({ from: "2026-03-01", to: "2026-03-01" }))
  expect(daysIn({ from: "2026-03-01", to: "2026-03-01" })).toBe(1)
  expect(daysIn({ from: "2026-01-01", to: "2026-12-31" })).toBe(365)
})

test.each([
  ["", "2026-03-01", "dayMissing"],
  ["2026-02-27", "", "dayMissing"],
  ["2026-02-30", "2026-03-01", "dayMissing"],
  ["2026-03-02", "2026-03-01", "turnedAround"],
] as const)("from %s to %s is no choice of days: %s", (from, to, fault) => {
  expect(chosenSpan(from, to)).toEqual(Result.fail(fault))
})

test.each([
  ["2026-11-20", "2026-11-01"],
  ["2026-03-01", "2026-03-01"],
  ["2028-02-29", "2028-02-01"],
] as const)("the month of %s begins on %s", (day, first) => {
  expect(firstOfMonth(day)).toBe(first)
})
