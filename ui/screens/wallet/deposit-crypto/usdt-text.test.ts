import { expect, test } from "vitest"
import { usdtText } from "./usdt-text.ts"

test.each([
  [1_465, "14.65"],
  [1_460, "14.60"],
  [5, "0.05"],
  [292_998, "2929.98"],
  [1_000_000_001, "10000000.01"],
])("%i hundredths of a USDT are typed as %s", (hundredths, text) => {
  expect(usdtText(hundredths)).toBe(text)
})
