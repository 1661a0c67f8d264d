import { expect, test } from "vitest"
import { satang } from "../money/satang.ts"
import { agree, ratesIn } from "./change.ts"
import type { NewLine } from "./line.ts"
import { priceAll } from "./pricing.ts"
import { add, empty, type Slip, undo } from "./slip.ts"
import { linesOf } from "./totals.ts"

const newLine = (number: string, baht = 1): NewLine => ({
  option: "teng_bon_2",
  number,
  price: satang(baht * 100),
  min: satang(100),
  max: satang(100_000),
  multiply: 9_000,
})
const linesText = (held: Slip) =>
  linesOf(held).map(({ number, price, ref, add: batch }) => `${number}@${price / 100} ${ref} #${batch}`)
const built = (batches: ReadonlyArray<ReadonlyArray<NewLine>>) =>
  batches.reduce((held, batch) => add(held, batch).slip, empty)

test("prices that were changed since an add stay when it is undone, and the next lines follow the ones that stayed", () => {
  const held = built([
    [newLine("48", 2), newLine("47", 3)],
    [newLine("10", 5), newLine("99", 6)],
  ])
  const back = undo(priceAll(held, satang(700)).slip)
  expect(linesText(back)).toEqual(["47@7 0 #1", "48@7 1 #1"])
  expect(linesText(add(back, [newLine("20", 9), newLine("12", 8)]).slip)).toEqual([
    "12@8 2 #2",
    "20@9 3 #2",
    "47@7 0 #1",
    "48@7 1 #1",
  ])
})

test("an add whose lines had closed numbers among them is undone with what was left of it", () => {
  const held = built([
    [newLine("48"), newLine("47")],
    [newLine("11"), newLine("10"), newLine("12")],
  ])
  const closed = { option: "teng_bon_2", number: "10", multiply: 0 } as const
  const back = undo(agree(held, ratesIn([closed])).slip)
  expect(linesText(back)).toEqual(["47@1 0 #1", "48@1 1 #1"])
  expect(linesText(add(back, [newLine("50", 5)]).slip).at(-1)).toMatch(/^50@5 \d #2$/)
})

test("every add of a long evening can be undone, one after the other", () => {
  const numbers = Array.from({ length: 40 }, (_, at) => String(at + 10))
  let held = built(numbers.map((number, at) => [newLine(number, at + 1), newLine("99")]))
  held = priceAll(held, satang(300)).slip
  for (let left = 39; left >= 0; left--) {
    held = undo(held)
    expect(held.lastAdd).toBe(left)
    expect(linesOf(held).map(({ number }) => number)).toEqual([
      ...numbers.slice(0, left),
      ...Array.from({ length: left }, () => "99"),
    ])
    expect(linesOf(held).every(({ price }) => price === 300)).toBe(true)
    expect(held.prices).toHaveLength(left * 2)
  }
  expect(undo(held)).toBe(held)
})
