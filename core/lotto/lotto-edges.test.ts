import { expect, test } from "vitest"
import { sequenceGroups } from "./bet-type.ts"
import { countsAt, nextToClose } from "./lobby.ts"
import { byPartOfDay } from "./lobby-order.ts"
import { historyDays } from "./past-result.ts"
import { type Round, takesBets, takesShots, unixTimeStamp } from "./round.ts"
import { roundsOfDay, roundsOnSale } from "./schedule/schedule.ts"
import { stockOutcome } from "./stock-result.ts"
import { waitFor } from "./wait.ts"

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

test("a round counts as open to its last second, as waiting until its result, and as over when it is void", () => {
  const counts = (now: number, of: Round = round) => countsAt([of], now)
  expect(counts(1_950_000)).toEqual({ open: 1, waiting: 0, over: 0 })
  expect(counts(1_995_000)).toEqual({ open: 1, waiting: 0, over: 0 })
  expect(counts(2_000_501)).toEqual({ open: 0, waiting: 1, over: 0 })
  expect(counts(2_150_999)).toEqual({ open: 0, waiting: 1, over: 0 })
  expect(counts(2_150_999, { ...round, outcome: { type: "cancelled" } })).toEqual({ open: 0, waiting: 0, over: 1 })
})

test("the round that closes first is next, wherever it stands in the list", () => {
  const early = { ...round, betId: "early", closesAt: 1_900_000 }
  expect(nextToClose([round, early], 1_500_000)?.betId).toBe("early")
  expect(nextToClose([early, round], 1_500_000)?.betId).toBe("early")
})

test("the parts of a day hold the rounds of that day alone", () => {
  const other = { ...round, betId: "other", dt: "2026-11-21" } as const
  const ids = byPartOfDay([round, other], "2026-11-20").flatMap(({ rounds }) => rounds.map(({ betId }) => betId))
  expect(ids).toEqual(["yeekee-2026-11-20-42"])
})

test("a draw and a market have one round a day", () => {
  const rounds = roundsOfDay("2026-11-16").filter(({ betGroup }) => ["gov", "stock", "gov4d"].includes(betGroup))
  expect(rounds.length).toBeGreaterThan(3)
  expect(new Set(rounds.map(({ sequence }) => sequence))).toEqual(new Set([1]))
})

test("a round is on sale from the millisecond in which it opens", () => {
  const [first] = roundsOfDay("2026-11-20")
  const onSale = (now: number) => roundsOnSale(now).some(({ betId }) => betId === first!.betId)
  expect([onSale(first!.opensAt - 1), onSale(first!.opensAt)]).toEqual([false, true])
})

test("a close above a million is read like any other", () => {
  const close = { type: "index", index: "1,234,567.89", change: "-1.05" } as const
  expect(stockOutcome(close)).toEqual({ type: "drawn", drawn: { top3: "789", top2: "89", bottom2: "05" } })
})

test("a moment that has passed is not waited for, and one that never comes in stretches", () => {
  expect([waitFor(5, 5), waitFor(4, 5), waitFor(6, 5), waitFor(undefined, 5)]).toEqual([0, 0, 1, 2_000_000_000])
})
