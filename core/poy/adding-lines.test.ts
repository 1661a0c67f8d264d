import { expect, test } from "vitest"
import { type Satang, satang } from "../money/satang.ts"
import { slipOf } from "./draft.ts"
import { type NewLine } from "./line.ts"
import { priceAll, priceLine } from "./pricing.ts"
import { add, empty } from "./slip.ts"
import { linesOf } from "./totals.ts"

const newLine = (number: string, price: number, fields: Partial<NewLine> = {}): NewLine => ({
  option: "teng_bon_2",
  number,
  price: satang(price),
  min: satang(100),
  max: satang(100_000),
  multiply: 9_000,
  ...fields,
})

/** A price as it comes from where no types are. */
function unrounded(price: number): Satang
function unrounded(price: number): number {
  return price
}

const slip = (...lines: ReadonlyArray<NewLine>) => add(empty, lines).slip

const prices = (held: Parameters<typeof linesOf>[0]) => linesOf(held).map(({ price }) => price)

test("a number is digits from its first to its last", () => {
  expect(add(empty, [newLine("x7", 100), newLine("7x", 100), newLine(" 7", 100)]).refused).toHaveLength(3)
})

test("a remembered batch is built in the order in which it was added, whatever order it is told in", () => {
  const lines = linesOf(slip(newLine("47", 60_000), newLine("47", 60_000)))
  expect(lines.map(({ price }) => price)).toEqual([60_000, 40_000])
  expect(prices(slipOf(lines.toReversed()))).toEqual([60_000, 40_000])
})

test("a price may be exactly the minimum, and a part of a satang is cut off", () => {
  expect(priceLine(slip(newLine("47", 500)), 0, satang(100))._tag).toBe("priced")
  expect(prices(priceAll(slip(newLine("47", 500)), unrounded(700.9)).slip)).toEqual([700])
  expect(prices(slip(newLine("47", 500.9)))).toEqual([500])
  expect(prices(slip({ ...newLine("47", 500), price: unrounded(500.9) }))).toEqual([500])
})

test("what could not be added is told in the order of the slip", () => {
  const held = slip(newLine("47", 99_950), newLine("48", 100_000), newLine("49", 100_000))
  expect(add(held, [newLine("49", 100), newLine("48", 100)]).refused.map(({ number }) => number)).toEqual(["48", "49"])
  const half = slip(newLine("47", 50_000), newLine("48", 50_000))
  expect(add(half, [newLine("48", 90_000), newLine("47", 90_000)]).clamped).toEqual([2, 3])
})

test("the first number of the first option is a number like any other", () => {
  const first = newLine("000", 500, { option: "teng_bon_3" })
  expect(add(empty, [first]).refused).toEqual([])
  expect(prices(slip(first, first))).toEqual([500, 500])
})
