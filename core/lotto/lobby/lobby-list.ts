import type { Day, Instant } from "../../time/bangkok.ts"
import { lotteryOf, type Round } from "../round/round.ts"
import { takesBets } from "../round/round-phase.ts"
import { nextToClose } from "./lobby.ts"

/** The lottery day on show of rounds that are numbered through it: the one that takes bets, else the last that is listed. */
export const dayOnShow = (rounds: ReadonlyArray<Round>, now: Instant): Day | undefined =>
  nextToClose(rounds, now)?.dt ?? rounds.at(-1)?.dt

/**
 * The rounds after the next one, for a list that is tapped: those that were chosen keep their places, closed or not,
 * as long as one of them takes bets; then others are chosen.
 */
export const laterRounds = (
  rounds: ReadonlyArray<Round>,
  chosen: ReadonlyArray<string>,
  now: Instant,
  atMost: number,
): ReadonlyArray<Round> => {
  const listed = rounds.filter(({ betId }) => chosen.includes(betId))
  if (listed.some((round) => takesBets(round, now))) return listed
  const next = nextToClose(rounds, now)
  return rounds.filter((round) => round !== next && takesBets(round, now)).slice(0, atMost)
}

/** The next round of every lottery, those that close first in front; rounds of one moment as the timetable lists them. */
export const soonestOfEach = (rounds: ReadonlyArray<Round>, now: Instant): ReadonlyArray<Round> => {
  const lotteries = Map.groupBy(rounds, lotteryOf)
  return [...lotteries.values()]
    .map((own) => nextToClose(own, now))
    .filter((round) => round !== undefined)
    .toSorted((one, other) => one.closesAt - other.closesAt)
}
