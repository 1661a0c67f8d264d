import { baht, times } from "@fakham/core/money"
import type { Option } from "@fakham/core/poy"
import { expect, test } from "vitest"
import { firstNumbers, hasOnePrice, type PastedGroup, pastedGroups, stakeOfGroup } from "./bet-groups.ts"

const bet = (option: Option, number: string, price: number) => ({ option, number, price: times(baht(1), price) })

const shown = (groups: ReadonlyArray<PastedGroup>) =>
  groups.map(({ numbers, stakes }) => [
    numbers.join(" "),
    stakes.map(({ option, price }) => `${option} ${price / 100}`).join(" + "),
  ])

test("numbers that are bet on alike stand together, whichever way their bets are ordered", () => {
  const byNumber = [bet("teng_bon_2", "15", 5), bet("teng_lang_2", "15", 5)]
  const other = [bet("teng_bon_2", "66", 5), bet("teng_lang_2", "66", 5)]
  const byOption = [byNumber[0]!, other[0]!, byNumber[1]!, other[1]!]
  const together = [["15 66", "teng_bon_2 5 + teng_lang_2 5"]]
  expect(shown(pastedGroups([[...byNumber, ...other]]))).toEqual(together)
  expect(shown(pastedGroups([byOption]))).toEqual(together)
  expect(shown(pastedGroups([byNumber, other]))).toEqual(together)
})

test("another price or another option begins another group, in the order of the text", () => {
  const groups = pastedGroups([
    [bet("teng_bon_3", "508", 40), bet("teng_bon_3", "580", 10), bet("teng_bon_3", "058", 10)],
    [bet("teng_bon_2", "12", 10)],
    [bet("teng_bon_3", "482", 10)],
  ])
  expect(shown(groups)).toEqual([
    ["508", "teng_bon_3 40"],
    ["580 058", "teng_bon_3 10"],
    ["12", "teng_bon_2 10"],
    ["482", "teng_bon_3 10"],
  ])
})

test("a number that is bet on twice in one way stands there twice", () => {
  const groups = pastedGroups([[bet("teng_bon_2", "12", 5), bet("teng_bon_2", "12", 5)]])
  expect(shown(groups)).toEqual([["12 12", "teng_bon_2 5"]])
  expect(groups.map(stakeOfGroup)).toEqual([1_000])
})

test("a group costs all its prices once for each number", () => {
  const [group] = pastedGroups([
    [bet("teng_bon_2", "15", 20), bet("teng_lang_2", "15", 10)],
    [bet("teng_bon_2", "66", 20), bet("teng_lang_2", "66", 10)],
  ])
  expect(group === undefined ? [] : [stakeOfGroup(group), hasOnePrice(group)]).toEqual([6_000, false])
})

test("of many numbers the first ones are taken, and the group that they end in is cut", () => {
  const groups = pastedGroups([
    [bet("teng_bon_2", "12", 5), bet("teng_bon_2", "34", 5)],
    [bet("teng_bon_2", "56", 9), bet("teng_bon_2", "78", 9)],
    [bet("teng_bon_2", "90", 1)],
  ])
  expect(shown(firstNumbers(groups, 3))).toEqual([
    ["12 34", "teng_bon_2 5"],
    ["56", "teng_bon_2 9"],
  ])
})
