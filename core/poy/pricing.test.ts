import { expect, test } from "vitest"
import { satang } from "../money/satang.ts"
import { agree, ratesIn, ratesOf, rerate } from "./change.ts"
import { termsOf } from "./limits.ts"
import type { NewLine } from "./line.ts"
import { priceAll, priceChips, priceLine } from "./pricing.ts"
import { add, empty, redo, type Slip, undo } from "./slip.ts"
import { isRepeated, lineAt, linesOf, priceOf, totals } from "./totals.ts"

const line = (number: string, baht: number, max = 1_000, multiply = 9_000): NewLine => ({
  option: "teng_bon_2",
  number,
  price: satang(baht * 100),
  min: satang(500),
  max: satang(max * 100),
  multiply,
})
const slipOf = (...lines: ReadonlyArray<NewLine>) => add(empty, lines).slip
const prices = (slip: Slip) => linesOf(slip).map(({ number, price }) => `${number}@${price / 100}`)

test("the price chips are 5, 10, 20, 50, 100 and 500 baht", () => {
  expect(priceChips.map((chip) => chip / 100)).toEqual([5, 10, 20, 50, 100, 500])
})

test("one price for all is held to each line's limits and tells which lines it could not reach", () => {
  const slip = slipOf(line("47", 5), line("48", 5, 50), line("49", 5))
  const dear = priceAll(slip, satang(10_000))
  expect(prices(dear.slip)).toEqual(["47@100", "48@50", "49@100"])
  expect(dear.clamped).toEqual([1])
  const cheap = priceAll(slip, satang(100))
  expect(prices(cheap.slip)).toEqual(["47@5", "48@5", "49@5"])
  expect(cheap.clamped).toEqual([0, 1, 2])
  expect(prices(slip)).toEqual(["47@5", "48@5", "49@5"])
})

test("one price for all leaves equal lines their minimum under the maximum they share", () => {
  const slip = slipOf(line("47", 5, 100), line("47", 5, 100), line("47", 5, 100))
  expect(prices(priceAll(slip, satang(6_000)).slip)).toEqual(["47@60", "47@35", "47@5"])
  expect(prices(priceAll(slip, satang(99_900)).slip)).toEqual(["47@90", "47@5", "47@5"])
})

test("one line takes a price within its limits", () => {
  const priced = priceLine(slipOf(line("47", 5), line("48", 5)), 1, satang(2_050))
  expect(priced._tag === "priced" && prices(priced.slip)).toEqual(["47@5", "48@20.5"])
})

test.each([
  [499, { reason: "belowMin", bound: 500 }],
  [100_001, { reason: "aboveMax", bound: 100_000 }],
  [60_001, { reason: "aboveCap", bound: 60_000 }],
  [Number.NaN, { reason: "notAPrice" }],
  [Number.NaN, { reason: "notAPrice" }],
])("one line refuses %d satang beside an equal line of 400 baht", (price, refusal) => {
  const slip = slipOf(line("47", 5), line("47", 400))
  expect(priceLine(slip, 0, satang(price))).toEqual({ _tag: "refused", ...refusal })
})

test("one line takes the most that it may cost", () => {
  const priced = priceLine(slipOf(line("47", 5)), 0, satang(100_000))
  expect(priced._tag === "priced" && prices(priced.slip)).toEqual(["47@1000"])
})

test("a line that is not there cannot be priced", () => {
  expect(priceLine(slipOf(line("47", 5)), 7, satang(500))).toEqual({ _tag: "refused", reason: "noSuchLine" })
})

test("the slip shows stake, count and the largest win of one line, rounded down to the satang", () => {
  const slip = slipOf(line("47", 20, 1_000, 320), line("48", 10.01, 1_000, 333), line("49", 5))
  expect(totals(slip)).toEqual({ count: 3, stake: 3_501, largestWin: 45_000 })
  expect(totals(slipOf(line("48", 10.01, 1_000, 333))).largestWin).toBe(3_333)
  expect(totals(empty)).toEqual({ count: 0, stake: 0, largestWin: 0 })
})

test("the same number twice on one option is marked as repeated", () => {
  const slip = slipOf(line("47", 5), line("48", 5), line("48", 5), { ...line("47", 5), option: "teng_lang_2" })
  expect([0, 1, 2, 3, 4].map((at) => isRepeated(slip, at))).toEqual([false, true, true, false, false])
})

test("a screen can ask for the lines it shows alone", () => {
  const slip = slipOf(line("48", 20), line("47", 5))
  expect(lineAt(slip, 1)).toEqual({ ...line("48", 20), ref: 1, add: 1 })
  expect(lineAt(slip, 2)).toBeUndefined()
  expect(priceOf(slip, { ref: 1 })).toBe(2_000)
})

const news = [
  { option: "teng_bon_2", number: "47", multiply: 6_000 },
  { option: "teng_bon_2", number: "49", multiply: 0 },
] as const

test("an agreed change brings the new rates, takes closed lines out and tells both", () => {
  const slip = slipOf(line("47", 50), line("48", 20), line("49", 10))
  const { slip: agreed, changed } = agree(slip, ratesIn(news))
  expect(prices(agreed)).toEqual(["47@50", "48@20"])
  expect(linesOf(agreed).map(({ multiply }) => multiply)).toEqual([6_000, 9_000])
  expect(totals(agreed).stake).toBe(7_000)
  expect(changed.map(({ line: before, now }) => [before.number, before.price, before.multiply, now])).toEqual([
    ["47", 5_000, 9_000, 6_000],
    ["49", 1_000, 9_000, 0],
  ])
})

test("before the player agrees a closed line stays, but can win nothing", () => {
  const { slip, changed } = rerate(slipOf(line("49", 10)), ratesIn(news))
  expect(prices(slip)).toEqual(["49@10"])
  expect(changed).toHaveLength(1)
  expect(totals(slip)).toEqual({ count: 1, stake: 1_000, largestWin: 0 })
  expect(linesOf(agree(slip, ratesIn([])).slip)).toEqual([])
})

test("a number that the operator no longer lists is back at the default rate", () => {
  const terms = termsOf({ betMin: {}, betMax: {}, defaultRate: { teng_bon_2: 9_000 }, rateNow: [] })
  const { slip, changed } = rerate(slipOf(line("47", 5, 1_000, 4_500), line("48", 5)), ratesOf(terms))
  expect(linesOf(slip).map(({ multiply }) => multiply)).toEqual([9_000, 9_000])
  expect(changed.map(({ line: before, now }) => [before.number, now])).toEqual([["47", 9_000]])
})

test("an undone batch comes back without what closed meanwhile", () => {
  const undone = undo(add(slipOf(line("47", 5)), [line("48", 5), line("49", 5)]).slip)
  expect(prices(redo(agree(undone, ratesIn(news)).slip).slip)).toEqual(["47@5", "48@5"])
})

test("undo passes over a batch that an agreed change has emptied", () => {
  const three = add(add(slipOf(line("47", 5)), [line("49", 5)]).slip, [line("48", 5)]).slip
  const agreed = agree(three, ratesIn(news)).slip
  expect(prices(undo(agreed))).toEqual(["47@5"])
  expect(prices(undo(undo(agreed)))).toEqual([])
})

test("only equal lines share a maximum, and the smallest of theirs counts", () => {
  const held = slipOf(line("46", 990), line("47", 5), line("47", 5, 400))
  expect(priceLine(held, 1, satang(39_500))._tag).toBe("priced")
  expect(priceLine(held, 1, satang(39_501))).toEqual({ _tag: "refused", reason: "aboveCap", bound: 39_500 })
})
