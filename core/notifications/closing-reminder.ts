import type { Limit } from "../identity/session.ts"
import { isOnBreak, limitLeft, type PlayBreak, type UsedLimit } from "../limits/index.ts"
import { type BetGroup, isSequenceGroup, type RunningRound, takesBets } from "../lotto/index.ts"
import { nothing } from "../money/satang.ts"
import { type Instant, minute } from "../time/bangkok.ts"

/** How long before the close: what is bet at once then can still be called off, which ends ten minutes before it. */
export const remindedBefore = 15 * minute

/** Whoever has bet on none of so many rounds of a lottery has left it, and is not called back. */
export const remindedAfter = 3

/** What is drawn all day long closes all day long: to remind of it would be to press. */
export const canBeRemindedOf = (group: BetGroup): boolean => !isSequenceGroup(group)

/** All that decides whether a player is reminded that a round closes. */
export type ReminderFacts = {
  readonly round: RunningRound & { readonly betGroup: BetGroup }
  /** Off until the player has switched it on. */
  readonly isWanted: boolean
  /** On one of the lottery's last rounds. */
  readonly hasBetLately: boolean
  /** On this round, also when it was called off. */
  readonly hasBet: boolean
  readonly limit: Limit | undefined
  readonly taken: Pick<PlayBreak, "until"> | undefined
  readonly limits: ReadonlyArray<UsedLimit>
}

const isUsedUp = (limits: ReadonlyArray<UsedLimit>) =>
  limitLeft("loss", limits) === nothing || limitLeft("deposit", limits) === nothing

/** Whether a player is reminded now that a round closes soon: only who wants it, and could bet as they usually do. */
export const isReminded = (
  { round, isWanted, hasBetLately, hasBet, limit, taken, limits }: ReminderFacts,
  now: Instant,
): boolean =>
  canBeRemindedOf(round.betGroup) &&
  takesBets(round, now) &&
  now >= round.closesAt - remindedBefore &&
  isWanted &&
  hasBetLately &&
  !hasBet &&
  limit === undefined &&
  !isOnBreak(taken, now) &&
  !isUsedUp(limits)
