import type { Instant } from "../../time/bangkok.ts"
import { sequenceOf } from "../group/bet-type.ts"
import { lotteryOf, type Round } from "./round.ts"
import { takesBets } from "./round-phase.ts"

/** Rounds of one lottery that close at the same moment. */
export type Closing = { readonly closesAt: Instant; readonly rounds: readonly [Round, ...ReadonlyArray<Round>] }

/** What closes between now and a moment, in time's order; rounds that come all day long have no place among them. */
export const closingsUntil = (rounds: ReadonlyArray<Round>, now: Instant, until: Instant): ReadonlyArray<Closing> => {
  const closings = new Map<string, Closing>()
  for (const round of rounds) {
    if (sequenceOf(round.betType) !== undefined || !takesBets(round, now) || round.closesAt > until) continue
    const key = `${lotteryOf(round)} ${round.closesAt}`
    const known = closings.get(key)
    closings.set(key, {
      closesAt: round.closesAt,
      rounds: known === undefined ? [round] : [...known.rounds, round],
    })
  }
  return [...closings.values()].toSorted((one, other) => one.closesAt - other.closesAt)
}
