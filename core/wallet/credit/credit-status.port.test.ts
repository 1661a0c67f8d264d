import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { times } from "../../money/sums.ts"
import { stillToStake } from "./credit-status.port.ts"

const turnover = (canWithdraw: boolean, missing: number) => ({
  type: "games",
  canWithdraw,
  turnOver: times(baht(1), missing),
  required: baht(4_000),
  played: times(baht(1), 4_000 - missing),
})

test("what still has to be staked is what every kind of play that holds money back lacks", () => {
  expect(stillToStake([])).toBe(0)
  expect(stillToStake([turnover(false, 1_250), turnover(true, 0), turnover(false, 50)])).toBe(130_000)
  expect(stillToStake([turnover(true, 300)])).toBe(0)
})

test("what still has to be staked is not known where one that holds money back does not tell it", () => {
  const unstated = { ...turnover(false, 0), turnOver: undefined }
  expect(stillToStake([turnover(false, 1_250), unstated])).toBeUndefined()
  expect(stillToStake([turnover(false, 1_250), { ...unstated, canWithdraw: true }])).toBe(125_000)
})
