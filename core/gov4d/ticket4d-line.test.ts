import { expect, test } from "vitest"
import { costOf, costOfAll, setLineFault, topPrizeOf } from "./ticket4d-line.ts"
import { setPrices } from "./ticket4d-price.ts"

test("a set of lao costs 90 baht, of the other three 120", () => {
  expect(Object.entries(setPrices).map(([variant, { baht }]) => `${variant} ${baht}`)).toEqual([
    "hanoy 120",
    "lao 90",
    "laoSuper 120",
    "malay 120",
  ])
})

test("sets cost their price each, and a slip the sum of its lines", () => {
  expect(costOf({ number: "4827", sets: 2 }, setPrices.hanoy)).toBe(24_000)
  const lines = [
    { number: "4827", sets: 2 },
    { number: "0916", sets: 1 },
    { number: "5510", sets: 1 },
  ]
  expect(costOfAll(lines, setPrices.hanoy)).toBe(48_000)
  expect(costOfAll([], setPrices.hanoy)).toBe(0)
})

test("a number wins at most its straight prize for each set, and nothing where none is offered", () => {
  expect(topPrizeOf({ sets: 2 }, setPrices.lao)).toBe(19_000_000)
  expect(topPrizeOf({ sets: 2 }, { ...setPrices.lao, prizes: {} })).toBe(0)
})

test("only four digits and whole sets can be bought", () => {
  expect(setLineFault({ number: "0916", sets: 1 })).toBeUndefined()
  for (const number of ["", "916", "09160", "09x6", "๐๙๑๖"])
    expect(setLineFault({ number, sets: 1 })).toBe("fourDigits")
  for (const sets of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(setLineFault({ number: "0916", sets })).toBe("wholeSets")
})
