import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { affiliateTerms, commission, moveToMoney } from "./affiliate.ts"

test.each([
  [[], 0],
  [[baht(1_000)], 800],
  [[baht(100), baht(25)], 100],
  [[satang(124)], 0],
  [[satang(125)], 1],
  [[satang(9_999)], 79],
  [[satang(12_345)], 98],
  [[satang(99_999_999_999_999)], 799_999_999_999],
  [[satang(100), satang(25)], 1],
])("settled stakes of %j satang earn %i satang", (stakes, earned) => {
  expect(commission(stakes)).toBe(earned)
})

test("the share is 0.8 %, and one baht can be moved", () => {
  expect(affiliateTerms).toEqual({ share: 80, leastMove: 100 })
})

test("an operator may share more", () => {
  expect(commission([baht(1_000)], { share: 125, leastMove: baht(1) })).toBe(1_250)
})

test("the commission is the true share of all stakes together without its last fraction", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50_000_000_000 }), { maxLength: 30 }), (stakes) => {
      const staked = stakes.reduce((sum, stake) => sum + BigInt(stake), 0n)
      expect(BigInt(commission(stakes.map(satang)))).toBe((staked * 80n) / 10_000n)
    }),
  )
})

test.each([
  ["1", 100],
  ["184", 18_400],
  ["12.34", 1_234],
])("%s of 184.00 baht can be moved", (text, amount) => {
  expect(moveToMoney(text, baht(184))).toEqual(Result.succeed(amount))
})

test.each([
  ["", "required"],
  ["1บาท", "notMoney"],
  ["1.001", "finerThanSatang"],
  ["0.99", "belowMinimum"],
  ["184.01", "afCashNotEnough"],
])("%j of 184.00 baht cannot be moved: %s", (text, fault) => {
  expect(moveToMoney(text, baht(184))).toEqual(Result.fail(fault))
})

test("hostile text moves nothing that is not there", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789.,-".split("")) })), (text) => {
      const moved = Result.getOrElse(moveToMoney(text, baht(184)), () => baht(1))
      expect(moved >= 100 && moved <= 18_400).toBe(true)
    }),
  )
})
