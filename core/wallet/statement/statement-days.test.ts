import fc from "fast-check"
import { expect, test } from "vitest"
import { satang } from "../../money/satang.ts"
import { sums, transactionTypes } from "./statement.ts"
import { byDay, nearness, statementFilters, within } from "./statement-days.ts"

const at = (time: string) => Date.parse(`${time}+07:00`)
const entry = (transactionType: string, baht: number, time: string) => ({
  transactionType,
  amount: satang(Math.round(baht * 100)),
  createdAt: at(time),
})
const statement = [
  entry("BET_YEEKEE", -250, "2026-11-20T15:38:22"),
  entry("WITHDRAW", -2_000, "2026-11-19T21:14:55"),
  entry("DEPOSIT", 500.37, "2026-11-20T16:06:41"),
  entry("YING_WIN", 500, "2026-11-19T11:02:40"),
  entry("WIN_YEEKEE", 6_000, "2026-11-20T15:47:08"),
  entry("BET_GAME", -125, "2026-11-20T00:00:00"),
  entry("ABORT_POY", 300, "2026-11-19T23:59:59"),
  entry("BET_PINGPONG", -20, "2026-11-18T09:00:00"),
]

test("a statement stands under the days of Bangkok, the latest first, each with what it did to the money", () => {
  const days = byDay(statement)
  expect(
    days.map(({ day, net, entries }) => [day, net, entries.map(({ transactionType }) => transactionType)]),
  ).toEqual([
    ["2026-11-20", 612_537, ["DEPOSIT", "WIN_YEEKEE", "BET_YEEKEE", "BET_GAME"]],
    ["2026-11-19", -120_000, ["ABORT_POY", "WITHDRAW", "YING_WIN"]],
    ["2026-11-18", -2_000, ["BET_PINGPONG"]],
  ])
})

test("a statement can be narrowed to a group; what the site does not know stands under all and under other", () => {
  expect(statementFilters).toEqual(["all", "deposit", "withdraw", "lotto", "games"])
  const types = (filter: Parameters<typeof within>[1]) =>
    within(statement, filter).map(({ transactionType }) => transactionType)
  expect(types("deposit")).toEqual(["DEPOSIT", "YING_WIN", "ABORT_POY"])
  expect(types("withdraw")).toEqual(["WITHDRAW"])
  expect(types("lotto")).toEqual(["BET_YEEKEE", "WIN_YEEKEE"])
  expect(types("games")).toEqual(["BET_GAME"])
  expect(types("other")).toEqual(["BET_PINGPONG"])
  expect(types("all").length).toBe(8)
})

test.each([
  ["2026-11-20", "today"],
  ["2026-11-19", "yesterday"],
  ["2026-11-18", "earlier"],
  ["2026-11-21", "earlier"],
])("shortly after midnight of the twentieth, %s is %s", (day, name) => {
  expect(nearness(day, at("2026-11-20T00:00:01"))).toBe(name)
})

test("no entry and no satang is lost between days and groups, however many there are", () => {
  const known: ReadonlyArray<string> = Object.values(transactionTypes).flat()
  const entries = fc.array(
    fc.record({
      transactionType: fc.oneof(fc.constantFrom(...known), fc.string()),
      amount: fc.integer({ min: -9_999_999, max: 9_999_999 }).map(satang),
      createdAt: fc.integer({ min: at("2026-11-16T00:00:00"), max: at("2026-11-20T23:59:59") }),
    }),
  )
  fc.assert(
    fc.property(entries, (all) => {
      const days = byDay(all)
      const together = days.flatMap((day) => day.entries)
      expect(new Set(together)).toEqual(new Set(all))
      expect(together.length).toBe(all.length)
      expect(days.reduce((net, day) => net + day.net, 0)).toBe(sums(all).net)
      const split = (["deposit", "withdraw", "lotto", "games", "other"] as const).map((group) => within(all, group))
      expect(split.reduce((count, rows) => count + rows.length, 0)).toBe(all.length)
      expect(split.reduce((net, rows) => net + sums(rows).net, 0)).toBe(sums(all).net)
    }),
  )
})
