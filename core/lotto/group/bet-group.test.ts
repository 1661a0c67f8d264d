import { expect, test } from "vitest"
import { betGroups, isBetGroup } from "./bet-group.ts"
import { gov4dVariants, isGov4dVariant, sequenceBetType, sequenceOf, stockMarkets } from "./bet-type.ts"
import { groupRules, isDrawnDaily, isShotGroup, sellsSets, sequenceGroups } from "./group-rules.ts"

test("six groups are offered, and nothing else is one", () => {
  expect(betGroups).toEqual(["yeekee", "yeekee5min", "gov", "stock", "pingpong", "gov4d"])
  expect(isBetGroup("yeekee5min")).toBe(true)
  expect(isBetGroup("hanoy")).toBe(false)
})

test("four lotteries are sold in sets", () => {
  expect(gov4dVariants).toEqual(["hanoy", "lao", "laoSuper", "malay"])
  expect(isGov4dVariant("laoSuper")).toBe(true)
  expect(isGov4dVariant("lao-super")).toBe(false)
})

test("nineteen markets are bet on, Dow Jones last and spelled as the operator spells it", () => {
  expect(new Set(stockMarkets).size).toBe(19)
  expect(stockMarkets.at(-1)).toBe("downjone")
})

test("a numbered round tells its number, a single draw has none", () => {
  expect(sequenceBetType("yeekee", 42)).toBe("yeekee_42")
  expect(sequenceOf("yeekee5min_264")).toBe(264)
  expect(sequenceOf("nikkei_morning")).toBeUndefined()
  expect(sequenceOf("stock_225_morning")).toBeUndefined()
  expect(sequenceOf("gov")).toBeUndefined()
  expect(sequenceOf("yeekee5min")).toBeUndefined()
})

test("rounds follow one another by number in yeekee and ping pong", () => {
  expect(sequenceGroups).toEqual(["yeekee", "yeekee5min", "pingpong"])
})

test("players shoot into yeekee alone, sets are sold in four digits alone, and two groups are drawn on some days only", () => {
  expect(betGroups.filter(isShotGroup)).toEqual(["yeekee", "yeekee5min"])
  expect(betGroups.filter(sellsSets)).toEqual(["gov4d"])
  expect(betGroups.filter((group) => !isDrawnDaily(group))).toEqual(["gov", "gov4d"])
})

test("a slip can be cancelled until ten, two or one minutes before its round closes", () => {
  expect(betGroups.map((group) => [group, groupRules[group].cancelBefore])).toEqual([
    ["yeekee", 120_000],
    ["yeekee5min", 60_000],
    ["gov", 600_000],
    ["stock", 600_000],
    ["pingpong", 120_000],
    ["gov4d", 600_000],
  ])
})
