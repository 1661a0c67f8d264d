import { expect, test } from "vitest"
import { moneyParts, moneyText } from "./money-text.ts"

test("thousands stand apart and satang are always two digits", () => {
  expect(moneyText(1_248_050)).toBe("12,480.50")
  expect(moneyText(123_456_789_07)).toBe("123,456,789.07")
  expect(moneyText(0)).toBe("0.00")
  expect(moneyText(5)).toBe("0.05")
  expect(moneyText(99_999)).toBe("999.99")
})

test("what a player owes has a true minus sign", () => {
  expect(moneyText(-25_050)).toBe("−250.50")
})

test("the satang can be drawn smaller than the baht", () => {
  expect(moneyParts(1_248_050)).toEqual({ baht: "12,480", satang: ".50" })
})
