import fc from "fast-check"
import { expect, test } from "vitest"
import { numberText } from "./number-text.ts"

test.each([
  [0, "0"],
  [95, "95"],
  [3.2, "3.2"],
  [1_000, "1,000"],
  [1_234.56, "1,234.56"],
  [20_000_000, "20,000,000"],
  [0.0006, "0.001"],
  [-1_500, "-1,500"],
])("%d is written %s", (value, text) => {
  expect(numberText(value)).toBe(text)
})

test("every number is written as the browser writes it", () => {
  const hundredths = fc.integer({ min: 0, max: 1_000_000_000 }).map((number) => number / 100)
  fc.assert(
    fc.property(fc.oneof(hundredths, fc.nat(), fc.double(), fc.maxSafeInteger()), (value) => {
      expect(numberText(value)).toBe(value.toLocaleString("en"))
    }),
    { numRuns: 2_000 },
  )
})
