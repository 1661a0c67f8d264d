import { expect, test } from "vitest"
import { fastParseStatement } from "./fast-parse-statement.ts"

const bet = { day: "2026-11-20", transactionType: "BET_GOV", count: 3, moneyIn: 0, moneyOut: -125.5 }
const deposit = { day: "2026-11-19", transactionType: "DEPOSIT", count: 1, moneyIn: "500.37", moneyOut: 0 }
const page = { from: "2026-11-17", to: "2026-11-20", totals: [bet, deposit], entries: [], next: "" }

test("a statement as operators usually write it has its days, and what all of them came to", () => {
  expect(fastParseStatement(page)).toEqual({
    span: { from: "2026-11-17", to: "2026-11-20" },
    sums: { moneyIn: 50_037, moneyOut: -12_550, net: 37_487 },
  })
  expect(fastParseStatement({ ...page, totals: [] })?.sums).toEqual({ moneyIn: 0, moneyOut: 0, net: 0 })
})

test.each([
  ["is no object", null],
  ["does not tell its first day", { ...page, from: undefined }],
  ["writes its last day in another way", { ...page, to: "20/11/2026" }],
  ["has no sums", { ...page, totals: null }],
  ["has a sum that is no amount of money", { ...page, totals: [bet, { ...deposit, moneyIn: "a lot" }] }],
  ["has a sum that is nothing at all", { ...page, totals: [null, bet] }],
  ["leaves out what went out", { ...page, totals: [{ ...bet, moneyOut: undefined }] }],
])("a statement that %s is not read", (_, odd) => {
  expect(fastParseStatement(odd)).toBeUndefined()
})
