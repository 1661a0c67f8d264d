import { expect, test } from "vitest"
import { betGroups, isBetGroup } from "./bet-group.ts"
import { gov4dVariants, isGov4dVariant, sequenceBetType, sequenceGroups, sequenceOf, stockMarkets } from "./bet-type.ts"

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
