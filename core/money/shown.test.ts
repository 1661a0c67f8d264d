import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { satang } from "./satang.ts"
import { moneyText, shortMoneyText, shownMoney } from "./shown.ts"
import { currency } from "./typed.ts"

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [99_999, "999.99"],
  [100_000, "1,000.00"],
  [123_450, "1,234.50"],
  [1_248_050, "12,480.50"],
  [12_345_678_907, "123,456,789.07"],
  [-25_050, "−250.50"],
  [-7, "−0.07"],
  [-100_000_000, "−1,000,000.00"],
])("%i satang are read as %s", (amount, text) => {
  expect(moneyText(satang(amount))).toBe(text)
})

test("a statement writes what came in with a plus, what went out with a minus, and nothing without either", () => {
  expect([50_037, -25_000, 0].map((amount) => moneyText(satang(amount), "both"))).toEqual([
    "+500.37",
    "−250.00",
    "0.00",
  ])
})

test.each([
  [500_000, "5,000"],
  [50_037, "500.37"],
  [50_030, "500.30"],
  [500, "5"],
  [0, "0"],
  [-200_000, "−2,000"],
])("where room is short, %i satang are %s", (amount, text) => {
  expect(shortMoneyText(satang(amount))).toBe(text)
})

test("where room is short, a sign stays", () => {
  expect(shortMoneyText(satang(500_000), "both")).toBe("+5,000")
})

test("the satang can be drawn smaller than the baht", () => {
  expect(shownMoney(satang(1_248_050))).toEqual({ sign: "", baht: "12,480", satang: "50" })
  expect(shownMoney(satang(-1), "both")).toEqual({ sign: "−", baht: "0", satang: "01" })
})

test.each([
  ["1,234.50", 123_450],
  [" 20 ", 2_000],
  ["0.07", 7],
  ["200000", 20_000_000],
  ["๒๐", 2_000],
])("%j is a right format", (text, amount) => {
  expect(currency(text)).toEqual(Result.succeed(amount))
})

test.each(["", " ", "abc", "1.005", "-5", "+5", "1,23", "1e3", "฿20", "Infinity"])(
  "%j is not a right format",
  (text) => {
    expect(currency(text)).toEqual(Result.fail("notCurrency"))
  },
)

test("what is shown can be typed back, however much it is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }).map(satang), (amount) => {
      expect(currency(moneyText(amount))).toEqual(Result.succeed(amount))
      expect(currency(shortMoneyText(amount))).toEqual(Result.succeed(amount))
      expect(moneyText(amount)).toMatch(/^\d{1,3}(,\d{3})*\.\d{2}$/)
    }),
  )
})

test("one satang more than nothing has a sign in a statement, nothing has none", () => {
  expect(moneyText(satang(1), "both")).toBe("+0.01")
  expect(moneyText(satang(0), "both")).toBe("0.00")
})

test("satang that are none are left away, any other stays", () => {
  expect([shortMoneyText(satang(500_000)), shortMoneyText(satang(500_001))]).toEqual(["5,000", "5,000.01"])
})
