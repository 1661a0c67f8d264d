import fc from "fast-check"
import { expect, test } from "vitest"
import { type MarketClose, stockOutcome } from "./stock-result.ts"

const drawn = (index: string, change: string) => stockOutcome({ type: "index", index, change })

test("an index of 38,123.45 that fell by 12.07 gives 345, 45 and 07", () => {
  expect(drawn("38,123.45", "-12.07")).toEqual({ type: "drawn", drawn: { top3: "345", top2: "45", bottom2: "07" } })
})

test("commas, signs and decimals left out do not change the numbers", () => {
  const numbers = { type: "drawn", drawn: { top3: "750", top2: "50", bottom2: "00" } }
  expect(drawn("2,487.50", "+31.00")).toEqual(numbers)
  expect(drawn("2487.5", "−31")).toEqual(numbers)
  expect(drawn(" 2487.50 ", "31.0")).toEqual(numbers)
})

test("the Thai exchange gives the last decimal of SET50 and the decimals of SET", () => {
  const close: MarketClose = { type: "thaiSet", set: "1,432.18", set50: "912.36", change: "-4.52" }
  expect(stockOutcome(close)).toEqual({ type: "drawn", drawn: { top3: "618", top2: "18", bottom2: "52" } })
})

test("a day without a market refunds every slip", () => {
  expect(stockOutcome({ type: "noMarketDay" })).toEqual({ type: "cancelled" })
})

test("what cannot be read draws nothing; a third decimal is refused rather than rounded", () => {
  for (const text of ["", "n/a", "12.345", "1,2345.67", "12,34.56", "1e5", "--1.00", "."]) {
    expect(drawn(text, "1.00"), text).toBeUndefined()
    expect(drawn("100.00", text), text).toBeUndefined()
    expect(stockOutcome({ type: "thaiSet", set: "1432.18", set50: text, change: "1.00" }), text).toBeUndefined()
  }
})

test("every index and change gives its own digits", () => {
  const hundredths = fc.integer({ min: 0, max: 99_999_999 })
  const written = (value: number) =>
    `${Math.floor(value / 100).toLocaleString("en-US")}.${String(value % 100).padStart(2, "0")}`
  fc.assert(
    fc.property(hundredths, hundredths, fc.constantFrom("", "+", "-"), (index, change, sign) => {
      expect(drawn(written(index), sign + written(change))).toEqual({
        type: "drawn",
        drawn: {
          top3: String(index % 1_000).padStart(3, "0"),
          top2: String(index % 100).padStart(2, "0"),
          bottom2: String(change % 100).padStart(2, "0"),
        },
      })
    }),
  )
})

test("a close above a million is read like any other", () => {
  const close = { type: "index", index: "1,234,567.89", change: "-1.05" } as const
  expect(stockOutcome(close)).toEqual({ type: "drawn", drawn: { top3: "789", top2: "89", bottom2: "05" } })
})
