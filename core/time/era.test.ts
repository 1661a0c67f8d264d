import { expect, test } from "vitest"
import { yearIn } from "./era.ts"
import { proseDate, proseDay } from "./prose-date.ts"

test("Thai prose counts years in the Buddhist era, the other languages in the common one", () => {
  expect((["th", "en", "kh", "mm"] as const).map((locale) => yearIn(locale, 2026))).toEqual([2569, 2026, 2026, 2026])
})

test("a moment is told by the day it is in Thailand", () => {
  const newYear = Date.parse("2026-12-31T17:00:00Z")
  expect(proseDate(newYear - 1, "th")).toEqual({ day: 31, month: 12, year: 2569 })
  expect(proseDate(newYear, "th")).toEqual({ day: 1, month: 1, year: 2570 })
  expect(proseDate(newYear, "en")).toEqual({ day: 1, month: 1, year: 2027 })
})

test("a leap day stays one in either era", () => {
  expect(proseDay("2028-02-29", "th")).toEqual({ day: 29, month: 2, year: 2571 })
  expect(proseDay("2028-02-29", "mm")).toEqual({ day: 29, month: 2, year: 2028 })
})
