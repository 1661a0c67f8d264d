import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { isClosed, multiplyOfRate, rateOfMultiply } from "./rate.ts"
import { satang } from "./satang.ts"
import { winnings } from "./sums.ts"

const rate = (onTheWire: number | string) => Result.getOrThrow(rateOfMultiply(onTheWire))

test.each([
  [3.2, 320],
  ["900", 90_000],
  [4.2, 420],
  ["85.00", 8_500],
  ["67.5", 6_750],
  ["3.2000", 320],
  [" 3.2 ", 320],
  [0, 0],
])("a multiply of %s is kept in hundredths", (onTheWire, hundredths) => {
  expect(rate(onTheWire)).toBe(hundredths)
})

test.each([
  ["", "notARate"],
  ["-3.2", "notARate"],
  ["3,2", "notARate"],
  ["1e3", "notARate"],
  ["1234567890", "notARate"],
  [Number.NaN, "notARate"],
  [Number.POSITIVE_INFINITY, "notARate"],
  ["3.205", "finerThanHundredths"],
  [0.1 + 0.2, "finerThanHundredths"],
])("a multiply of %s is refused: %s", (onTheWire, fault) => {
  expect(rateOfMultiply(onTheWire)).toEqual(Result.fail(fault))
})

test.each([
  [100, 900, 90_000],
  [2_000, 3.2, 6_400],
  [1, 3.2, 3],
  [3, 4.2, 12],
  [9_999_999, 95, 949_999_905],
  [500, 0, 0],
])("%s satang at %s win exactly %s satang", (price, multiply, won) => {
  expect(winnings(satang(price), rate(multiply))).toBe(won)
})

test("a number at rate 0 is closed, any other is open", () => {
  expect(isClosed(rate(0))).toBe(true)
  expect(isClosed(rate("0.01"))).toBe(false)
})

test("a rate travels there and back unchanged", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (hundredths) => {
      expect(
        rateOfMultiply(
          multiplyOfRate(rate(`${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`)),
        ),
      ).toEqual(Result.succeed(hundredths))
    }),
  )
})

test("winnings are the true product without its last fraction: no satang is lost or made", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 0, max: 12_500_000 }),
      (price, hundredths) => {
        const won = winnings(satang(price), rate((hundredths / 100).toFixed(2)))
        expect(BigInt(won)).toBe((BigInt(price) * BigInt(hundredths)) / 100n)
      },
    ),
  )
})

test("any text is answered, never thrown at", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(["Success", "Failure"]).toContain(rateOfMultiply(text)._tag)
    }),
  )
})
