import type { Instant } from "../../time/bangkok.ts"
import { byNewest } from "../results/day-results.ts"
import { type Round } from "../round/round.ts"
import { phaseAt, stageOf } from "../round/round-phase.ts"
import { nextToClose } from "./lobby.ts"

/** The rounds of a day in two lists: those still to close, and those that have, the newest result in front. */
export type RoundsByClose = { readonly ahead: ReadonlyArray<Round>; readonly behind: ReadonlyArray<Round> }

/**
 * The two lists while they are tapped: rounds that were chosen keep their places ahead, closed or not, as long as one
 * of them is still to close, and new ones come after them; then others are chosen.
 */
export const byClose = (rounds: ReadonlyArray<Round>, chosen: ReadonlyArray<string>, now: Instant): RoundsByClose => {
  const isToClose = (round: Round) => ["open", undefined].includes(stageOf(phaseAt(round, now)))
  const listed = chosen.flatMap((betId) => rounds.find((round) => round.betId === betId) ?? [])
  const stay = listed.some(isToClose) ? listed : []
  const ahead = [...stay, ...rounds.filter((round) => isToClose(round) && !stay.includes(round))]
  return { ahead, behind: rounds.filter((round) => !ahead.includes(round)).toSorted(byNewest) }
}

/**
 * The draw that a page is about, of a lottery that is named by its date: the one that takes bets, else one whose result is
 * awaited, else the one that opens next, else the last.
 */
export const drawOnShow = (rounds: ReadonlyArray<Round>, now: Instant): Round | undefined => {
  const firstIn = (wanted: ReturnType<typeof stageOf>) =>
    rounds.find((round) => stageOf(phaseAt(round, now)) === wanted)
  return nextToClose(rounds, now) ?? firstIn("waiting") ?? firstIn(undefined) ?? rounds.at(-1)
}
