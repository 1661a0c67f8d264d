import { expect, test } from "vitest"
import { satang } from "../money/satang.ts"
import { agree, ratesOf, rerate } from "./change.ts"
import { type RoundLimits, termsOf } from "./limits.ts"
import { type NewLine } from "./line.ts"
import { add, empty, redo, undo } from "./slip.ts"
import { linesOf } from "./totals.ts"

const limits = (fields: Partial<RoundLimits> = {}) =>
  termsOf({
    betMin: { teng_bon_2: satang(100) },
    betMax: { teng_bon_2: satang(100_000) },
    defaultRate: { teng_bon_2: 9_000 },
    rateNow: [],
    ...fields,
  })

const newLine = (number: string, price: number, fields: Partial<NewLine> = {}): NewLine => ({
  option: "teng_bon_2",
  number,
  price: satang(price),
  min: satang(100),
  max: satang(100_000),
  multiply: 9_000,
  ...fields,
})

const slip = (...lines: ReadonlyArray<NewLine>) => add(empty, lines).slip

test("an option without a rate of now closes its lines", () => {
  const { changed } = rerate(slip(newLine("47", 500)), ratesOf(limits({ defaultRate: {} })))
  expect(changed.map(({ now }) => now)).toEqual([0])
})

test("a number that is listed is paid by its own rate, others by that of their option", () => {
  const rateNow = [{ option: "teng_bon_2", number: "47", multiply: 4_500 }] as const
  const { changed } = rerate(slip(newLine("47", 500), newLine("48", 500)), ratesOf(limits({ rateNow })))
  expect(changed.map(({ line, now }) => [line.number, now])).toEqual([["47", 4_500]])
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
