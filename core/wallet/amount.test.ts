import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { baht, hundredthsOf, leastOf, minus, nothing, plus, satang, total, typedAmount } from "./amount.ts"

const amount = fc.integer({ min: 0, max: 10_000_000_000 }).map(satang)

test.each([
  ["500", 50_000],
  [" 500.37 ", 50_037],
  ["1,000", 100_000],
  ["100,000.5", 10_000_050],
  ["0", 0],
])("a player who types %s means that many baht", (text, amount) => {
  expect(typedAmount(text)).toEqual(Result.succeed(amount))
})

test.each([
  ["", "required"],
  ["   ", "required"],
  ["-1", "notMoney"],
  ["-", "notMoney"],
  ["1,00", "notMoney"],
  ["1,0000", "notMoney"],
  [",100", "notMoney"],
  ["1000,000", "notMoney"],
  ["๑๐๐", "notMoney"],
  ["1e3", "notMoney"],
  ["0x10", "notMoney"],
  ["100 บาท", "notMoney"],
  ["1.005", "finerThanSatang"],
  ["1,000.005", "finerThanSatang"],
])("%j is no amount: %s", (text, fault) => {
  expect(typedAmount(text)).toEqual(Result.fail(fault))
})

test("money adds up and comes apart again to the satang", () => {
  expect(plus(baht(500), satang(37))).toBe(50_037)
  expect(minus(baht(100), baht(250))).toBe(-15_000)
  expect(total([])).toBe(0)
  expect(total([baht(1), baht(2), baht(3)])).toBe(600)
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 20 }), amount, (amounts, more) => {
      expect(minus(total([...amounts, more]), more)).toBe(total(amounts))
    }),
    { numRuns: 1_000 },
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
    { numRuns: 1_000 },
  )
})

test("whatever is typed is answered, and what is understood is a whole number of satang, nothing or more", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789,.- ".split("")) })), (text) => {
      const amount = Result.getOrElse(typedAmount(text), () => nothing)
      expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})
