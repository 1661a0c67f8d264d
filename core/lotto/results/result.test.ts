import { expect, test } from "vitest"
import { type DrawnResult, resultToShow } from "./result.ts"

const drawn = (betGroup: string, dt: string): DrawnResult => ({
  betGroup,
  betType: betGroup,
  betId: `${betGroup}-${dt}`,
  betName: betGroup,
  dt,
  top3: "927",
  top2: "27",
  bottom2: "43",
})

test("visitors are greeted by the government draw", () => {
  const gov = drawn("gov", "2026-11-16")
  expect(resultToShow([drawn("stock", "2026-11-20"), gov, drawn("yeekee", "2026-11-21")])).toBe(gov)
})

test("without a government draw they are greeted by the newest result, and without any by none", () => {
  const newest = drawn("yeekee", "2026-11-21")
  expect(resultToShow([drawn("stock", "2026-11-20"), newest])).toBe(newest)
  expect(resultToShow([])).toBeUndefined()
})
