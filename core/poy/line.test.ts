import fc from "fast-check"
import { expect, test } from "vitest"
import { isNumberOf, nearestPrice, placeCount, placeOf } from "./line.ts"
import { digitsOf, options } from "./options/option.ts"

test.each([
  ["teng_bon_3", "042", true],
  ["teng_bon_3", "42", false],
  ["teng_lang_2", "420", false],
  ["teng_bon_1", "٤", false],
  ["teng_lang_1", "7", true],
] as const)("whether %s takes %s: %s", (option, number, isTaken) => {
  expect(isNumberOf({ option, number })).toBe(isTaken)
})

test("every bet has a place of its own, below the count of places", () => {
  const places = options.flatMap((option) =>
    Array.from({ length: 10 ** digitsOf(option) }, (_, number) =>
      placeOf({ option, number: String(number).padStart(digitsOf(option), "0") }),
    ),
  )
  expect(new Set(places).size).toBe(4_220)
  expect(Math.max(...places) < placeCount).toBe(true)
})

test("a price within bounds is the nearest whole one to what was wanted", () => {
  expect([
    nearestPrice(1_000, 100, 500),
    nearestPrice(500, 100, 500),
    nearestPrice(250.9, 100, 500),
    nearestPrice(99, 100, 500),
    nearestPrice(Number.NaN, 100, 500),
  ]).toEqual([500, 500, 250, 100, 100])
  fc.assert(
    fc.property(fc.double(), fc.nat(1_000), fc.nat(1_000), (wanted, min, more) => {
      const price = nearestPrice(wanted, min, min + more)
      return Number.isSafeInteger(price) && min <= price && price <= min + more
    }),
  )
})
