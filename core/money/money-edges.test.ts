import { Result } from "effect"
import { expect, test } from "vitest"
import { satangOfBaht } from "./baht.ts"
import { baht, satang } from "./satang.ts"
import { moneyText, shortMoneyText } from "./shown.ts"

test("gaps around an amount do not matter", () => {
  expect(satangOfBaht(" 12.50 ")).toEqual(Result.succeed(1_250))
})

test("zeros past the satang change nothing", () => {
  expect(satangOfBaht("12.500")).toEqual(Result.succeed(1_250))
  expect(satangOfBaht("12.05000")).toEqual(Result.succeed(1_205))
})

test("a part of a satang or of a baht is cut off, on both sides of nothing", () => {
  expect([satang(1.9), satang(-1.9), baht(1.9), baht(-1.9)]).toEqual([1, -1, 100, -100])
})

test("one satang more than nothing has a sign in a statement, nothing has none", () => {
  expect(moneyText(satang(1), "both")).toBe("+0.01")
  expect(moneyText(satang(0), "both")).toBe("0.00")
})

test("satang that are none are left away, any other stays", () => {
  expect([shortMoneyText(satang(500_000)), shortMoneyText(satang(500_001))]).toEqual(["5,000", "5,000.01"])
})
