import fc from "fast-check"
import { expect, test } from "vitest"
import { satang } from "../../money/satang.ts"
import { anyStatement } from "../testing/any-statement.ts"
import { countOf, daySums, sumsOf, totalsOf, totalsWithin, typesOf } from "./day-totals.ts"
import { grouped, statementGroups, sums } from "./statement.ts"

const at = (time: string) => Date.parse(`${time}+07:00`)
const entry = (transactionType: string, baht: number, time: string) => ({
  transactionType,
  amount: satang(Math.round(baht * 100)),
  createdAt: at(time),
})
const totals = totalsOf([
  entry("DEPOSIT", 500.37, "2026-11-20T16:06:41"),
  entry("BET_GAME", -125, "2026-11-20T00:00:00"),
  entry("BET_GAME", -25, "2026-11-20T00:00:01"),
  entry("BET_GAME", -20, "2026-11-19T23:59:59"),
  entry("BONUS_OF_MAY", 5, "2026-11-18T09:00:00"),
  entry("BONUS_OF_JUNE", 6, "2026-11-18T09:00:00"),
])

test("entries are added up by type and day of Bangkok", () => {
  expect(totals.map((total) => Object.values(total))).toEqual([
    ["2026-11-20", "DEPOSIT", 1, 50_037, 0],
    ["2026-11-20", "BET_GAME", 2, 0, -15_000],
    ["2026-11-19", "BET_GAME", 1, 0, -2_000],
    ["2026-11-18", "BONUS_OF_MAY", 1, 500, 0],
    ["2026-11-18", "BONUS_OF_JUNE", 1, 600, 0],
  ])
})

test("each day of a span has its sums, the first day first, and a day without an entry has none", () => {
  expect(daySums(totals, { from: "2026-11-17", to: "2026-11-20" })).toEqual([
    { day: "2026-11-17", moneyIn: 0, moneyOut: 0, net: 0 },
    { day: "2026-11-18", moneyIn: 1_100, moneyOut: 0, net: 1_100 },
    { day: "2026-11-19", moneyIn: 0, moneyOut: -2_000, net: -2_000 },
    { day: "2026-11-20", moneyIn: 50_037, moneyOut: -15_000, net: 35_037 },
  ])
})

test("a group is asked for by its types, all of them by none, and what the site does not know by what there is", () => {
  expect(typesOf(totals, "all")).toBeUndefined()
  expect(typesOf(totals, "withdraw")).toEqual(["WITHDRAW", "ADMIN_DECREASE", "ADMIN_MOVE_DECREASE"])
  expect(typesOf(totals, "other")).toEqual(["BONUS_OF_JUNE", "BONUS_OF_MAY"])
  expect(typesOf([], "other")).toEqual([])
})

test("totals come to the same as the entries, by group and together", () => {
  fc.assert(
    fc.property(anyStatement, (entries) => {
      const all = totalsOf(entries)
      expect(sumsOf(all)).toEqual(sums(entries))
      expect(countOf(all)).toBe(entries.length)
      const groups = grouped(entries)
      for (const group of statementGroups) expect(sumsOf(totalsWithin(all, group))).toEqual(sums(groups[group]))
    }),
  )
})

test("narrowed to all, the totals are all there are", () => {
  expect(totalsWithin(totals, "all")).toEqual(totals)
})
