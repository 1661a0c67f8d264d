import { drawnOfSet } from "@fakham/core/gov4d"
import { expect, test } from "vitest"
import { type CheckedDraw, checksOf } from "./checked-draw.ts"

const round = (number: number, top3: string, bottom2: string): CheckedDraw => ({
  betId: `yeekee-2026-11-20-${number}`,
  betGroup: "yeekee",
  betType: `yeekee_${number}`,
  betName: "",
  dt: "2026-11-20",
  outcome: { type: "drawn", drawn: { top3, top2: top3.slice(1), bottom2 } },
})

test("a number is checked against all draws of a page, and those that it wins in are named", () => {
  const cancelled: CheckedDraw = { ...round(39, "000", "69"), outcome: { type: "cancelled" } }
  const awaited: CheckedDraw = { ...round(41, "000", "69"), outcome: undefined }
  const check = checksOf([awaited, round(40, "669", "15"), cancelled, round(38, "482", "69"), round(37, "111", "00")])
  expect(check("69").map(({ draw, wins }) => [draw.betId, wins])).toEqual([
    ["yeekee-2026-11-20-40", [{ option: "teng_bon_2" }]],
    ["yeekee-2026-11-20-38", [{ option: "teng_lang_2" }]],
  ])
  expect(check("123")).toEqual([])
})

test("four digits are checked as sets, by the one tier that pays", () => {
  const drawn = drawnOfSet("4827")
  if (drawn === undefined) throw new Error("four digits are a draw")
  const check = checksOf([
    { ...round(1, "827", "48"), betGroup: "gov4d", betType: "hanoy", outcome: { type: "drawn", drawn } },
  ])
  const tiers = (number: string) => check(number).map(({ wins }) => wins)
  expect(tiers("4827")).toEqual([[{ tier: "straight4" }]])
  expect(tiers("7284")).toEqual([[{ tier: "tode4" }]])
  expect(tiers("9027")).toEqual([[{ tier: "back2" }]])
  expect(tiers("0000")).toEqual([])
})
