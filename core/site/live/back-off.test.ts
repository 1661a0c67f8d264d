import fc from "fast-check"
import { expect, test } from "vitest"
import { waitAfter } from "./back-off.ts"

test.each([
  [1, 0, 6_000],
  [1, 0.001, 5_995],
  [1, 0.5, 3_300],
  [2, 0, 12_000],
  [2, 0.9, 2_280],
  [3, 0.2, 19_680],
  [4, 0, 30_000],
  [60, 0, 30_000],
  [5_000, 0.5, 16_500],
  [0, 0, 6_000],
])("after %i failed tries and with the chance of %s, %i ms are waited", (failures, random, wait) => {
  expect(waitAfter(failures, random)).toBe(wait)
})

test("an operator can set other waits", () => {
  expect(waitAfter(3, 0.9, { first: 200, factor: 3, longest: 5_000, chance: 0 })).toBe(1_800)
  expect(waitAfter(9, 0.9, { first: 200, factor: 3, longest: 5_000, chance: 0 })).toBe(5_000)
})

test("whatever happened before, a wait is between half a second and half a minute, and no shorter after more failures", () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.nat(10_000), random, (failures, chance) => {
      const wait = waitAfter(failures, chance)
      expect(wait).toBeGreaterThanOrEqual(500)
      expect(wait).toBeLessThanOrEqual(30_000)
      expect(waitAfter(failures + 1, chance)).toBeGreaterThanOrEqual(wait)
    }),
  )
})
