import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { bahtOfSatang, satangOfBaht } from "./baht.ts"
import { nothing } from "./satang.ts"
import { typedAmount } from "./typed.ts"

test("baht with up to two decimals become whole satang, whether they travel as a number or a text", () => {
  const read = (baht: number | string) => Result.getOrThrow(satangOfBaht(baht))
  expect(read(12480.5)).toBe(1_248_050)
  expect(read("12480.50")).toBe(1_248_050)
  expect(read("0.07")).toBe(7)
  expect(read(-250)).toBe(-25_000)
  expect(read("1.000")).toBe(100)
})

test("what is no money, or finer than a satang, is refused instead of rounded", () => {
  expect(satangOfBaht("1.005")).toEqual(Result.fail("finerThanSatang"))
  expect(satangOfBaht(0.1 + 0.2)).toEqual(Result.fail("finerThanSatang"))
  for (const text of ["", "abc", "1e3", "1,000", "NaN", "Infinity", "--1", "99999999999999999999"]) {
    expect(satangOfBaht(text)).toEqual(Result.fail("notMoney"))
  }
})

test("no satang is lost on the way to the wire and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (amount) => {
      const sign = amount < 0 ? "-" : ""
      const text = `${sign}${Math.floor(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, "0")}`
      const satang = Result.getOrThrow(satangOfBaht(text))
      expect(satang === amount || (amount === 0 && satang === 0)).toBe(true)
      expect(Result.getOrThrow(satangOfBaht(bahtOfSatang(satang)))).toBe(satang)
    }),
  )
})

test("any text is answered, never thrown at", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(["Success", "Failure"]).toContain(satangOfBaht(text)._tag)
    }),
  )
})

test.each([
  ["500", 50_000],
  [" 500.37 ", 50_037],
  ["1,000", 100_000],
  ["100,000.5", 10_000_050],
  ["0", 0],
  ["๑๐๐", 10_000],
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
  ["1e3", "notMoney"],
  ["0x10", "notMoney"],
  ["100 บาท", "notMoney"],
  ["1.005", "finerThanSatang"],
  ["1,000.005", "finerThanSatang"],
])("%j is no amount: %s", (text, fault) => {
  expect(typedAmount(text)).toEqual(Result.fail(fault))
})

test("whatever is typed is answered, and what is understood is a whole number of satang, nothing or more", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789,.- ".split("")) })), (text) => {
      const amount = Result.getOrElse(typedAmount(text), () => nothing)
      expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
    }),
  )
})

test("gaps around an amount do not matter", () => {
  expect(satangOfBaht(" 12.50 ")).toEqual(Result.succeed(1_250))
})

test("zeros past the satang change nothing", () => {
  expect(satangOfBaht("12.500")).toEqual(Result.succeed(1_250))
  expect(satangOfBaht("12.05000")).toEqual(Result.succeed(1_205))
})
