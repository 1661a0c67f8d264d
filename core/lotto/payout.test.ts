import fc from "fast-check"
import { expect, test } from "vitest"
import { multiplied, payout, sumOf, wholeBaht } from "./payout.ts"

const satang = fc.integer({ min: 0, max: 1_000_000_000_000 }).map((amount) => multiplied(wholeBaht(0.01), amount))

test("one baht at 900 wins 900 baht, ten at 3.2 win 32", () => {
  expect(payout(wholeBaht(1), 90_000)).toBe(90_000)
  expect(payout(wholeBaht(10), 320)).toBe(3_200)
  expect(payout(wholeBaht(5), 0)).toBe(0)
})

test("what is less than a satang is not paid", () => {
  expect(payout(multiplied(wholeBaht(0.01), 1), 320)).toBe(3)
  expect(payout(multiplied(wholeBaht(0.01), 99), 333)).toBe(329)
})

test("amounts are added and multiplied to the satang", () => {
  expect(sumOf([])).toBe(0)
  expect(sumOf([wholeBaht(1), wholeBaht(2.5)])).toBe(350)
  expect(multiplied(wholeBaht(120), 3)).toBe(36_000)
})

test("a payout is the floor of price times rate by the hundred, exact to the last satang", () => {
  fc.assert(
    fc.property(satang, fc.integer({ min: 0, max: 500_000 }), (price, rate) => {
      fc.pre(BigInt(price) * BigInt(rate) < 900_000_000_000_000_000n)
      expect(BigInt(payout(price, rate))).toBe((BigInt(price) * BigInt(rate)) / 100n)
    }),
    { numRuns: 1_000 },
  )
})
