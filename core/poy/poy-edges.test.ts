import { expect, test } from "vitest"
import { type Satang, satang } from "../money/satang.ts"
import { agree, ratesOf, rerate } from "./change.ts"
import { slipOf } from "./draft.ts"
import { draw, type RoundLimits, termsOf } from "./limits.ts"
import type { NewLine } from "./line.ts"
import { offered } from "./offered.ts"
import { priceAll, priceLine } from "./pricing.ts"
import { add, empty, redo, undo } from "./slip.ts"
import { linesOf } from "./totals.ts"

const limits = (told: Partial<RoundLimits> = {}) =>
  termsOf({
    betMin: { teng_bon_2: satang(100) },
    betMax: { teng_bon_2: satang(100_000) },
    defaultRate: { teng_bon_2: 9_000 },
    rateNow: [],
    ...told,
  })
const bet = { option: "teng_bon_2", number: "47" } as const
const drawn = (told: Partial<RoundLimits>) => {
  const { lines, refused } = draw(limits(told), [bet])
  return lines.length === 1 ? "drawn" : refused[0]?.reason
}
const newLine = (number: string, price: number, told: Partial<NewLine> = {}): NewLine => ({
  option: "teng_bon_2",
  number,
  price: satang(price),
  min: satang(100),
  max: satang(100_000),
  multiply: 9_000,
  ...told,
})
/** A price as it comes from where no types are. */
const unrounded = (price: number): Satang => JSON.parse(String(price))
const slip = (...lines: ReadonlyArray<NewLine>) => add(empty, lines).slip
const prices = (held: Parameters<typeof linesOf>[0]) => linesOf(held).map(({ price }) => price)

test("an option is offered from the lowest rate and the lowest minimum on, and one price may be all there is", () => {
  expect(drawn({ defaultRate: { teng_bon_2: 1 } })).toBe("drawn")
  expect(drawn({ defaultRate: { teng_bon_2: 0 } })).toBe("notOffered")
  expect(drawn({ defaultRate: {} })).toBe("notOffered")
  expect(drawn({ defaultRate: {}, rateNow: [{ ...bet, multiply: 5_000 }] })).toBe("notOffered")
  expect(drawn({ defaultRate: { teng_bon_2: 0 }, rateNow: [{ ...bet, multiply: 5_000 }] })).toBe("notOffered")
  expect(drawn({ betMin: { teng_bon_2: satang(1) } })).toBe("drawn")
  expect(drawn({ betMin: { teng_bon_2: satang(0) } })).toBe("notOffered")
  expect(drawn({ betMin: { teng_bon_2: satang(500) }, betMax: { teng_bon_2: satang(500) } })).toBe("drawn")
  expect(drawn({ betMin: { teng_bon_2: satang(501) }, betMax: { teng_bon_2: satang(500) } })).toBe("notOffered")
})

test("a number is open at a rate of one hundredth and closed at none", () => {
  expect(drawn({ rateNow: [{ ...bet, multiply: 1 }] })).toBe("drawn")
  expect(drawn({ rateNow: [{ ...bet, multiply: 0 }] })).toBe("closed")
})

test("a rate of what is no number of its option counts for no number", () => {
  expect(drawn({ rateNow: [{ option: "teng_bon_2", number: "047", multiply: 0 }] })).toBe("drawn")
  expect(drawn({ rateNow: [{ option: "teng_bon_2", number: "4 ", multiply: 0 }] })).toBe("drawn")
})

test("an option is on show from a rate of one hundredth on", () => {
  const shown = (rate: number) => JSON.stringify(offered({ teng_bon_2: rate })).includes("teng_bon_2")
  expect([shown(0), shown(1)]).toEqual([false, true])
})

test("a number is digits from its first to its last", () => {
  expect(add(empty, [newLine("x7", 100), newLine("7x", 100), newLine(" 7", 100)]).refused).toHaveLength(3)
})

test("an option without a rate of now closes its lines", () => {
  const { changed } = rerate(slip(newLine("47", 500)), ratesOf(limits({ defaultRate: {} })))
  expect(changed.map(({ now }) => now)).toEqual([0])
})

test("changes are told of the lines on the slip, not of those that were undone", () => {
  const back = undo(add(slip(newLine("47", 500)), [newLine("48", 500)]).slip)
  const { changed, slip: now } = rerate(back, ratesOf(limits({ defaultRate: { teng_bon_2: 8_000 } })))
  expect(changed.map(({ line }) => line.number)).toEqual(["47"])
  expect(linesOf(redo(now).slip).map(({ multiply }) => multiply)).toEqual([8_000, 8_000])
})

test("a slip whose every line closed has no add to undo", () => {
  expect(agree(slip(newLine("47", 500)), () => 0).slip.lastAdd).toBe(0)
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

test("only equal lines share a maximum, and the smallest of theirs counts", () => {
  const held = slip(newLine("46", 99_000), newLine("47", 500), newLine("47", 500, { max: satang(40_000) }))
  expect(priceLine(held, 1, satang(39_500))._tag).toBe("priced")
  expect(priceLine(held, 1, satang(39_501))).toEqual({ _tag: "refused", reason: "aboveCap", bound: 39_500 })
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
