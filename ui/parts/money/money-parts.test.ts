import { satang } from "@fakham/core/money"
import { expect, test } from "vitest"
import { moneyParts } from "./money-parts.ts"

const text = (amount: number) => Object.values(moneyParts(satang(amount))).join("")

test("thousands stand apart and satang are always two digits", () => {
  expect(text(1_248_050)).toBe("12,480.50")
  expect(text(123_456_789_07)).toBe("123,456,789.07")
  expect(text(0)).toBe("0.00")
  expect(text(5)).toBe("0.05")
  expect(text(99_999)).toBe("999.99")
})

test("what a player owes has a true minus sign", () => {
  expect(text(-25_050)).toBe("−250.50")
})

test("the satang can be drawn smaller than the baht", () => {
  expect(moneyParts(satang(1_248_050))).toEqual({ baht: "12,480", satang: ".50" })
})
