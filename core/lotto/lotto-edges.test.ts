import { expect, test } from "vitest"
import { sequenceGroups } from "./bet-group.ts"
import { historyDays } from "./past-result.ts"
import { type Round, takesBets, takesShots, unixTimeStamp } from "./round.ts"

const round: Round = {
  betId: "yeekee-2026-11-20-42",
  betGroup: "yeekee",
  betType: "yeekee_42",
  betName: "ยี่กี รอบที่ 42",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: 1_000_000,
  closesAt: 2_000_500,
  shootingEndsAt: 2_120_000,
  resultAt: 2_150_999,
  outcome: undefined,
}

test("bets are taken in the last minute too", () => {
  expect([1_000_000, 1_950_000, 1_995_000, 2_000_500, 2_000_501].map((now) => takesBets(round, now))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

test("shots are taken from the very opening to the very end of shooting", () => {
  expect([999_999, 1_000_000, 2_120_000, 2_120_001].map((now) => takesShots(round, now))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test("a close and a result are told in the seconds in which they fall", () => {
  expect(unixTimeStamp(round)).toEqual({ realCloseTime: 2_000, realResultTime: 2_150 })
})

test("rounds follow one another by number in yeekee and ping pong", () => {
  expect(sequenceGroups).toEqual(["yeekee", "yeekee5min", "pingpong"])
})

test("results can be looked up for thirty days", () => {
  expect(historyDays).toBe(30)
})
