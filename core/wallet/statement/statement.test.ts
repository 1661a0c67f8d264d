import fc from "fast-check"
import { expect, test } from "vitest"
import { satang } from "../../money/satang.ts"
import {
  grouped,
  groupOf,
  isTransactionType,
  statementGroups,
  sums,
  type Transaction,
  transactionTypes,
} from "./statement.ts"

const entry = (transactionType: string, amount: number): Transaction => ({
  transactionType,
  amount: satang(amount),
  createdAt: 0,
})

test.each([
  [
    "deposit",
    "PREDEPOSIT DEPOSIT ADMIN_INCREASE ABORT_POY ACHIVEMENT_ADDMONEY YING_WIN ADMIN_MOVE_INCREASE MOVE_AF_TO_MONEY",
  ],
  ["withdraw", "WITHDRAW ADMIN_DECREASE ADMIN_MOVE_DECREASE"],
  ["lotto", "BET_GOV BET_YEEKEE BET_STOCK BET_SET_4 WIN_GOV WIN_YEEKEE WIN_STOCK WIN_SET_4"],
  ["games", "BET_GAME WIN_GAME ABORT_GAME REFUND_GAME GAME_ADD GAME_DEDUCT CREATE_GAME DRAW_GAME BONUS_GAME"],
] as const)("under %s stand %s, spelled like that", (group, types) => {
  expect(transactionTypes[group].join(" ")).toBe(types)
  for (const type of types.split(" ")) expect([isTransactionType(type), groupOf(type)]).toEqual([true, group])
})

test.each(["BET_PINGPONG", "ACHIEVEMENT_ADDMONEY", "deposit", "", "constructor", "__proto__", "DEPOSIT "])(
  "a type that the site does not know, such as %j, stands under other",
  (type) => {
    expect([isTransactionType(type), groupOf(type)]).toEqual([false, "other"])
  },
)

test("a statement says what came in, what went out, and what is left of it", () => {
  const entries = [entry("DEPOSIT", 50_037), entry("BET_YEEKEE", -25_000), entry("WIN_YEEKEE", 600_000), entry("X", 0)]
  expect(sums(entries)).toEqual({ moneyIn: 650_037, moneyOut: -25_000, net: 625_037 })
  expect(sums([])).toEqual({ moneyIn: 0, moneyOut: 0, net: 0 })
})

test("every entry stands in exactly one group, in its order, and no satang is lost between them", () => {
  const known = Object.values(transactionTypes).flat()
  const entries = fc.array(
    fc
      .tuple(fc.oneof(fc.constantFrom<string>(...known), fc.string()), fc.integer({ min: -9_999_999, max: 9_999_999 }))
      .map(([type, amount]) => entry(type, amount)),
  )
  fc.assert(
    fc.property(entries, (all) => {
      const byGroup = grouped(all)
      expect(Object.keys(byGroup)).toEqual([...statementGroups])
      const together = statementGroups.flatMap((group) => byGroup[group])
      expect(together.toSorted((one, other) => all.indexOf(one) - all.indexOf(other))).toEqual(all)
      for (const group of statementGroups) {
        expect(byGroup[group].map((one) => all.indexOf(one))).toEqual(
          byGroup[group].map((one) => all.indexOf(one)).toSorted((one, other) => one - other),
        )
      }
      expect(statementGroups.reduce((net, group) => net + sums(byGroup[group]).net, 0)).toBe(sums(all).net)
    }),
  )
})

test("a single satang that comes in is money that came in", () => {
  expect(sums([{ amount: satang(1) }, { amount: satang(-1) }])).toEqual({ moneyIn: 1, moneyOut: -1, net: 0 })
})
