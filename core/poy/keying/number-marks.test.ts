import { expect, test } from "vitest"
import { numberMarks, numbersOf } from "./number-marks.ts"

const rates = [
  { option: "teng_bon_3", number: "482", multiply: 45_000 },
  { option: "tode_3", number: "482", multiply: 7_500 },
  { option: "teng_lang_2", number: "47", multiply: 4_500 },
  { option: "teng_bon_3", number: "123", multiply: 0 },
  { option: "tode_3", number: "123", multiply: 7_500 },
  { option: "tode_3", number: "739", multiply: 7_500 },
  { option: "teng_bon_3", number: "739", multiply: 45_000 },
  { option: "teng_bon_3", number: "555", multiply: 0 },
  { option: "tode_3", number: "555", multiply: 0 },
] as const

test("a number is marked with the worst rate it still pays, and with how many options it is closed on", () => {
  expect([...numberMarks(rates, ["teng_bon_3", "tode_3"])]).toEqual([
    ["482", { lowest: 7_500, closedOn: 0 }],
    ["123", { lowest: 7_500, closedOn: 1 }],
    ["739", { lowest: 7_500, closedOn: 0 }],
    ["555", { lowest: undefined, closedOn: 2 }],
  ])
})

test("what is limited on other options alone is not marked", () => {
  expect([...numberMarks(rates, ["teng_bon_2"])]).toEqual([])
})

test("every number of so many digits is there once, with the zeros before it", () => {
  expect(numbersOf(1)).toEqual(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
  expect([numbersOf(3).length, numbersOf(3)[7], numbersOf(3).at(-1)]).toEqual([1_000, "007", "999"])
})
