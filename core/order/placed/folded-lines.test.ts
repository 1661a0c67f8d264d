import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { times } from "../../money/sums.ts"
import type { Line } from "../../poy/line.ts"
import { foldedLines } from "./folded-lines.ts"

const line = (ref: number, number: string, price = 20, multiply = 9_200): Line => ({
  option: "teng_bon_2",
  number,
  ref,
  add: 1,
  price: times(baht(1), price),
  min: baht(1),
  max: baht(500),
  multiply,
})
const lines = [line(0, "07"), line(1, "11"), line(2, "12", 50), line(3, "13"), line(4, "14", 20, 6_900)]
const folded = (...statuses: Parameters<typeof foldedLines>[1] & {}) =>
  foldedLines(lines, statuses).map(
    (fold) => `${fold.status.type} ${fold.lines.map(({ number }) => number).join(" ")} = ${fold.stake}`,
  )

test("lines of one option, price and rate are one, with what all of them cost", () => {
  expect(folded()).toEqual(["waiting 07 11 13 = 6000", "waiting 12 = 5000", "waiting 14 = 2000"])
})

test("what won stands alone and first, and what won nothing is folded apart from what still waits", () => {
  const won = { type: "won", won: baht(1_840), tier: undefined } as const
  expect(folded({ type: "lost" }, won, { type: "waiting" }, { type: "lost" }, won)).toEqual([
    "won 11 = 2000",
    "won 14 = 2000",
    "lost 07 13 = 4000",
    "waiting 12 = 5000",
  ])
})

test("two lines that won alike stand alone, each with its number", () => {
  const won = { type: "won", won: baht(1_840), tier: undefined } as const
  expect(folded(won, won, { type: "lost" }, won, { type: "lost" }).slice(0, 3)).toEqual([
    "won 07 = 2000",
    "won 11 = 2000",
    "won 13 = 2000",
  ])
})

test("lines are apart whose price and rate make the same row of digits", () => {
  const alike = [line(0, "07", 20, 9_200), { ...line(1, "11", 20, 200), price: satang(20_009) }]
  expect(foldedLines(alike).map(({ stake }) => stake)).toEqual([2_000, 20_009])
})
