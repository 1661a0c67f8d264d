import { expect, test } from "vitest"
import { disagreement } from "./agreement.ts"
import { type MeasuredRounds, missedRaceBars } from "./bars.ts"
import { entrantNames, entrants } from "./entrants.ts"
import { reportTaps } from "./tap-race.ts"

test("all contestants hold the same slip, whatever is added, undone and priced", () => {
  for (const seed of [11, 12, 13, 14]) expect(disagreement(entrants, seed, 80)).toBeUndefined()
})

test("a contestant that keeps another slip is found out", () => {
  const [core, array] = entrants
  const forgetful = {
    name: "forgetful",
    open: () => {
      const slip = array!.open()
      return { ...slip, undo: () => undefined }
    },
  }
  expect(disagreement([core!, forgetful], 11, 80)).toMatch(
    /^forgetful holds another slip than core\/poy after \d+ deeds/,
  )
})

const took = (add: number) => ({ build: 1, add, undo: 1, price: 1, totals: 1 })
const raced = (size: number, adds: ReadonlyArray<number>): MeasuredRounds => ({
  size,
  rounds: Object.fromEntries(entrantNames.map((name, at) => [name, [took(adds[at]!)]])),
})
const libraries = { build: 1, add: 20, undo: 20, price: 20, totals: 1 }
const won = (size: number, core: number): MeasuredRounds => {
  const { rounds } = raced(size, [core, 1, 0, 0])
  return { size, rounds: { ...rounds, [entrantNames[2]!]: [libraries], [entrantNames[3]!]: [libraries] } }
}

test("the bars are kept by a core as quick as the array and far ahead of the libraries", () => {
  expect(missedRaceBars([won(1_000, 1), won(10_000, 1)])).toEqual([])
})

test("a core slower than the array, too little ahead of a library, or growing dearer by the line misses a bar", () => {
  expect(missedRaceBars([won(1_000, 2.5), won(10_000, 2.5)])).toEqual([
    "add: 2.50 x the mutable array's time, over 2",
    "add: 8.0 x quicker than entity adapter, under 10",
    "add: 8.0 x quicker than immer, under 10",
  ])
  expect(missedRaceBars([won(1_000, 1), won(10_000, 1), won(100_000, 73)])).toEqual([])
  expect(missedRaceBars([won(1_000, 1), won(10_000, 1), won(100_000, 87)])).toEqual([
    "a line of the longest slip costs 2.25 x the cheapest, over 2.00",
  ])
})

test("taps are judged by the usual one and by the slowest five of a hundred, beside a page by hand", () => {
  const usual = Array.from({ length: 94 }, () => 10)
  const slowest = (took: number) => [...usual, ...Array.from({ length: 6 }, () => took)]
  expect(reportTaps({ ours: slowest(29), plain: slowest(20) }).missed).toEqual([])
  expect(reportTaps({ ours: slowest(31), plain: slowest(20) }).missed).toEqual([
    "the slowest taps take 1.55 x the plain page's time, over 1.5",
  ])
  expect(reportTaps({ ours: [16], plain: [10] }).missed).toEqual([
    "a tap takes 1.60 x the plain page's time, over 1.5",
    "the slowest taps take 1.60 x the plain page's time, over 1.5",
  ])
})
