import { expect, test } from "vitest"
import { moneyParts, satangText } from "./money-text.ts"

test("thousands stand apart and satang are always two digits", () => {
  expect(satangText(1_248_050)).toBe("12,480.50")
  expect(satangText(123_456_789_07)).toBe("123,456,789.07")
  expect(satangText(0)).toBe("0.00")
  expect(satangText(5)).toBe("0.05")
  expect(satangText(99_999)).toBe("999.99")
})

test("what a player owes has a true minus sign", () => {
  expect(satangText(-25_050)).toBe("−250.50")
})

test("the satang can be drawn smaller than the baht", () => {
  expect(moneyParts(1_248_050)).toEqual({ baht: "12,480", satang: ".50" })
})
