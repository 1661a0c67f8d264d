import type { Satang } from "../../money/satang.ts"
import type { Day, Instant } from "../../time/bangkok.ts"
import type { Outcome } from "../draw/drawn.ts"
import type { BetGroup } from "../group/bet-group.ts"
import { sellsSets } from "../group/group-rules.ts"

export type RoundTimes = {
  /** Unknown when the operator does not say; then betting counts as open. */
  readonly opensAt: Instant | undefined
  readonly closesAt: Instant
  /** Only where players shoot numbers into the result. */
  readonly shootingEndsAt: Instant | undefined
  readonly resultAt: Instant
}

export type Round = RoundTimes & {
  readonly betId: string
  readonly betGroup: BetGroup
  readonly betType: string
  readonly betName: string
  /** The day the round is named by. */
  readonly dt: Day
  readonly closeDt: Day
  /** The commitment to the seed, published when the round opens, where the operator commits itself. */
  readonly commitment?: string | undefined
  /** The operator has switched the round off: it takes no bets, however long its close is away. */
  readonly isSwitchedOff?: boolean
  /** The most that may be staked on an option, where the operator tells it with the round. */
  readonly betMax?: Readonly<Record<string, Satang>>
  /** Nothing until the result is set or the round is void. */
  readonly outcome: Outcome | undefined
}

/** The lottery that a round is of: each group is one, but the four-digit lotteries share theirs. */
export const lotteryOf = ({ betGroup, betType }: Pick<Round, "betGroup" | "betType">): string =>
  sellsSets(betGroup) ? betType : betGroup

/** A result is not asked for before its time, unless it is set already. */
export const mayAskForResult = ({ outcome, resultAt }: Pick<Round, "outcome" | "resultAt">, now: Instant): boolean =>
  outcome !== undefined || resultAt <= now

/** The seconds in which the operator's lists tell a close and a result. */
export const unixTimeStamp = ({ closesAt, resultAt }: Pick<RoundTimes, "closesAt" | "resultAt">) => ({
  realCloseTime: Math.floor(closesAt / 1_000),
  realResultTime: Math.floor(resultAt / 1_000),
})

export const instantOfSeconds = (seconds: number): Instant => seconds * 1_000
