import fc from "fast-check"
import { expect, expectTypeOf, test } from "vitest"
import { baht, minus, nothing, plus, satang } from "./satang.ts"
import { hundredthsOf, leastOf, times, total } from "./sums.ts"

const amount = fc.integer({ min: 0, max: 10_000_000_000 }).map(satang)

test("money adds up and comes apart again to the satang", () => {
  expect(plus(baht(500), satang(37))).toBe(50_037)
  expect(minus(baht(100), baht(250))).toBe(-15_000)
  expect(total([])).toBe(0)
  expect(total([baht(1), baht(2), baht(3)])).toBe(600)
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 20 }), amount, (amounts, more) => {
      expect(minus(total([...amounts, more]), more)).toBe(total(amounts))
    }),
  )
})

test("the least of several amounts is never below nothing", () => {
  expect(leastOf(baht(5), baht(3), baht(4))).toBe(300)
  expect(leastOf(baht(-5))).toBe(0)
  expect(leastOf(baht(5), baht(-1))).toBe(0)
})

test("hundredths are counted exactly, down to the whole satang", () => {
  expect(hundredthsOf(baht(1), 320)).toBe(320)
  expect(hundredthsOf(satang(99), 33)).toBe(32)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90_000_000_000 }),
      fc.integer({ min: 0, max: 90_000 }),
      (cents, hundredths) => {
        expect(BigInt(hundredthsOf(satang(cents), hundredths))).toBe((BigInt(cents) * BigInt(hundredths)) / 100n)
      },
    ),
  )
})

test("a price times a count is exact", () => {
  expect(times(baht(120), 3)).toBe(36_000)
  expect(times(nothing, 7)).toBe(0)
})

test("a part of a satang is cut off, on both sides of nothing", () => {
  expect([satang(1.9), satang(-1.9)]).toEqual([1, -1])
})

test("whole baht are written out: a fraction, and a number that is reckoned, are refused by the compiler", () => {
  expect([baht(20), baht(-20), baht(100_000)]).toEqual([2_000, -2_000, 10_000_000])
  expectTypeOf<20>().toExtend<Parameters<typeof baht<20>>[0]>()
  expectTypeOf<12.5>().not.toExtend<Parameters<typeof baht<12.5>>[0]>()
  expectTypeOf(Number("12")).not.toExtend<Parameters<typeof baht<number>>[0]>()
})
