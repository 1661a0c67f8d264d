import { expect, test } from "vitest"
import { satang } from "../money/satang.ts"
import { slipOf } from "./draft.ts"
import type { NewLine } from "./line.ts"
import { priceAll } from "./pricing.ts"
import { add, empty, redo, type Slip, undo } from "./slip.ts"
import { linesOf } from "./totals.ts"

const newLine = (option: NewLine["option"], number: string, baht = 1): NewLine => ({
  option,
  number,
  price: satang(baht * 100),
  min: satang(100),
  max: satang(100_000),
  multiply: 9_000,
})
const linesText = (held: Slip) =>
  linesOf(held).map(({ number, price, add: batch }) => `${number}@${price / 100}#${batch}`)

test("lines stand in the order of the options, then of their numbers, equal ones in the order they were added", () => {
  const first = add(empty, [
    newLine("teng_bon_2", "47", 1),
    newLine("teng_bon_3", "900"),
    newLine("tode_3", "000"),
  ]).slip
  const second = add(first, [newLine("teng_bon_2", "47", 2), newLine("teng_bon_2", "05"), newLine("teng_bon_3", "012")])
  expect(linesOf(second.slip).map(({ option, number }) => `${option} ${number}`)).toEqual([
    "teng_bon_3 012",
    "teng_bon_3 900",
    "tode_3 000",
    "teng_bon_2 05",
    "teng_bon_2 47",
    "teng_bon_2 47",
  ])
  expect(linesText(second.slip).slice(-2)).toEqual(["47@1#1", "47@2#2"])
})

test("a batch of thousands stands in the same order as its lines added one by one", () => {
  const lines = Array.from({ length: 3_000 }, (_, n) => newLine("teng_bon_2", String((n * 37) % 100).padStart(2, "0")))
  const cheap = lines.map((line, n) => ({ ...line, price: satang(1), min: satang(1), multiply: n }))
  const seen = (held: Slip) => linesOf(held).map(({ number, multiply }) => [number, multiply])
  const oneByOne = cheap.reduce((held, line) => add(held, [line]).slip, empty)
  expect(seen(add(empty, cheap).slip)).toEqual(seen(oneByOne))
  expect(seen(oneByOne)).toHaveLength(3_000)
})

test("a line keeps all that was known when it was added", () => {
  expect(linesOf(add(empty, [newLine("teng_bon_2", "47", 5)]).slip)).toEqual([
    { option: "teng_bon_2", number: "47", ref: 0, add: 1, price: 500, min: 100, max: 100_000, multiply: 9_000 },
  ])
})

test("several lines of one number cannot pass the maximum that one may not", () => {
  const held = add(empty, [newLine("teng_bon_2", "47", 700)]).slip
  const more = add(held, [
    newLine("teng_bon_2", "47", 700),
    newLine("teng_lang_2", "47", 700),
    newLine("teng_bon_2", "47"),
  ])
  expect(linesText(more.slip)).toEqual(["47@700#1", "47@300#2", "47@700#2"])
  expect(more.clamped).toEqual([1])
  expect(more.refused).toEqual([{ option: "teng_bon_2", number: "47", reason: "full" }])
})

test("a batch of which nothing can be added leaves the slip as it is, the redo too", () => {
  const held = undo(add(add(empty, [newLine("teng_bon_2", "47", 1_000)]).slip, [newLine("teng_bon_2", "48")]).slip)
  expect(add(held, [newLine("teng_bon_2", "47"), newLine("teng_bon_2", "4")])).toEqual({
    slip: held,
    clamped: [],
    refused: [
      { option: "teng_bon_2", number: "4", reason: "notANumber" },
      { option: "teng_bon_2", number: "47", reason: "full" },
    ],
  })
})

test("undo can be repeated down to the empty slip, redo back to the last add", () => {
  const numbers = Array.from({ length: 40 }, (_, n) => String(n).padStart(2, "0"))
  const full = numbers.reduce((held, number) => add(held, [newLine("teng_bon_2", number)]).slip, empty)
  const bare = numbers.reduce(undo, full)
  expect(linesOf(bare)).toEqual([])
  expect(undo(bare)).toBe(bare)
  const again = numbers.reduce((held) => redo(held).slip, bare)
  expect(linesOf(again)).toEqual(linesOf(full))
  expect(redo(again).slip).toBe(again)
})

test("an add takes the chance of redo away", () => {
  const held = add(undo(add(empty, [newLine("teng_bon_2", "47")]).slip), [newLine("teng_bon_2", "48")]).slip
  expect(linesText(redo(held).slip)).toEqual(["48@1#1"])
})

test("a price given after an add stays when the add is undone", () => {
  const first = add(empty, [newLine("teng_bon_2", "47")]).slip
  const priced = priceAll(add(first, [newLine("teng_bon_2", "48")]).slip, satang(5_000)).slip
  expect(linesText(undo(priced))).toEqual(["47@50#1"])
})

test("redo gives a line only the room that is left by now, and tells when there is none", () => {
  const held = undo(add(add(empty, [newLine("teng_bon_2", "47")]).slip, [newLine("teng_bon_2", "47", 500)]).slip)
  const tight = redo(priceAll(held, satang(80_000)).slip)
  expect(linesText(tight.slip)).toEqual(["47@800#1", "47@200#2"])
  expect(tight.clamped).toEqual([1])
  const none = redo(priceAll(held, satang(100_000)).slip)
  expect(linesText(none.slip)).toEqual(["47@1000#1"])
  expect(none.refused).toEqual([{ option: "teng_bon_2", number: "47", reason: "full" }])
})

test("a batch that found no room at redo does not disturb the one undone before it", () => {
  const one = add(empty, [newLine("teng_bon_2", "47")]).slip
  const two = add(one, [newLine("teng_bon_2", "47", 2)]).slip
  const three = add(two, [newLine("teng_bon_2", "48", 3), newLine("teng_bon_2", "49", 4)]).slip
  const full = priceAll(undo(undo(three)), satang(100_000)).slip
  expect(linesText(redo(redo(full).slip).slip)).toEqual(["47@1000#1", "48@3#3", "49@4#3"])
})

test("a remembered slip whose prices were tampered with is held to its limits", () => {
  const [line] = linesOf(add(empty, [newLine("teng_bon_2", "47")]).slip)
  const forged =
    line === undefined
      ? []
      : [
          { ...line, price: satang(9_999_999) },
          { ...line, ref: 1 },
        ]
  expect(linesText(slipOf(forged))).toEqual(["47@1000#1"])
})
