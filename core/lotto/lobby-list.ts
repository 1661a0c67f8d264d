import type { Day, Instant } from "../time/bangkok.ts"
import { newestFirst } from "./day-results.ts"
import { nextToClose } from "./lobby.ts"
import { lotteryOf, phaseAt, type Round, takesBets } from "./round.ts"
import { standingOf } from "./standing.ts"

/** The lottery day on show of rounds that are numbered through it: the one that takes bets, else the last that is listed. */
export const dayOnShow = (rounds: ReadonlyArray<Round>, now: Instant): Day | undefined =>
  nextToClose(rounds, now)?.dt ?? rounds.at(-1)?.dt

/**
 * The rounds after the next one, for a list that fingers touch: those that were chosen keep their places, closed or not,
 * as long as one of them takes bets; then others are chosen.
 */
export const laterRounds = (
  rounds: ReadonlyArray<Round>,
  chosen: ReadonlyArray<string>,
  now: Instant,
  atMost: number,
): ReadonlyArray<Round> => {
  const kept = rounds.filter(({ betId }) => chosen.includes(betId))
  if (kept.some((round) => takesBets(round, now))) return kept
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

/** The rounds of a day in two lists: those still to close, and those that have, the newest result in front. */
export type RoundsByClose = { readonly ahead: ReadonlyArray<Round>; readonly behind: ReadonlyArray<Round> }

/**
 * The two lists for fingers: rounds that were chosen keep their places ahead, closed or not, as long as one of them is
 * still to close, and newcomers stand after them; then others are chosen.
 */
export const byClose = (rounds: ReadonlyArray<Round>, chosen: ReadonlyArray<string>, now: Instant): RoundsByClose => {
  const isToClose = (round: Round) => ["open", undefined].includes(standingOf(phaseAt(round, now)))
  const kept = chosen.flatMap((betId) => rounds.find((round) => round.betId === betId) ?? [])
  const stay = kept.some(isToClose) ? kept : []
  const ahead = [...stay, ...rounds.filter((round) => isToClose(round) && !stay.includes(round))]
  return { ahead, behind: rounds.filter((round) => !ahead.includes(round)).toSorted(newestFirst) }
}

/**
 * The draw that a page is about, of a lottery that is named by its date: the one that takes bets, else one whose result is
 * awaited, else the one that opens next, else the last.
 */
export const drawOnShow = (rounds: ReadonlyArray<Round>, now: Instant): Round | undefined => {
  const standing = (wanted: ReturnType<typeof standingOf>) =>
    rounds.find((round) => standingOf(phaseAt(round, now)) === wanted)
  return nextToClose(rounds, now) ?? standing("waiting") ?? standing(undefined) ?? rounds.at(-1)
}
