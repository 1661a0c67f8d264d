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

/** What a round is to a player before it ends, in the order in which it comes to pass. */
export const runningPhases = ["notOpen", "open", "closingSoon", "urgent", "closed", "awaitingResult"] as const
export const roundPhases = [...runningPhases, "resulted", "cancelled"] as const
export type RoundPhase = (typeof roundPhases)[number]

export const closingSoonFor = 60_000
export const urgentFor = 10_000

export type RunningRound = RoundTimes & Pick<Round, "outcome" | "isSwitchedOff">

/** What a round is at a moment of the server's clock. It is closed when its close is earlier than now, or it is switched off. */
export const phaseAt = (
  { outcome, opensAt, closesAt, resultAt, isSwitchedOff = false }: RunningRound,
  now: Instant,
): RoundPhase => {
  if (outcome !== undefined) return outcome.type === "drawn" ? "resulted" : "cancelled"
  const isNotOpen = opensAt !== undefined && now < opensAt
  if (closesAt < now || (isSwitchedOff && !isNotOpen)) return now < resultAt ? "closed" : "awaitingResult"
  if (isNotOpen) return "notOpen"
  const left = closesAt - now
  return left <= urgentFor ? "urgent" : left <= closingSoonFor ? "closingSoon" : "open"
}

/** When the clock alone changes the phase of a round next, if it still does. */
export const nextChangeAt = ({ opensAt, closesAt, resultAt }: RoundTimes, now: Instant): Instant | undefined => {
  const moments = [opensAt ?? now, closesAt - closingSoonFor, closesAt - urgentFor, closesAt + 1, resultAt]
  const later = moments.filter((moment) => moment > now)
  return later.length === 0 ? undefined : Math.min(...later)
}

export const takesBets = (round: RunningRound, now: Instant): boolean =>
  ["open", "closingSoon", "urgent"].includes(phaseAt(round, now))

/** Whether the operator has switched a round off before its close; after it, operators call every round inactive. */
export const isOffEarly = ({ isSwitchedOff = false, opensAt, closesAt }: RunningRound, now: Instant): boolean =>
  isSwitchedOff && (opensAt ?? now) <= now && now <= closesAt

/** Shots go on for a while after betting has closed. */
export const takesShots = (round: RunningRound, now: Instant): boolean => {
  const { outcome, opensAt, shootingEndsAt = now - 1 } = round
  return outcome === undefined && (opensAt ?? now) <= now && now <= shootingEndsAt && !isOffEarly(round, now)
}

/** A result is not asked for before its time, unless it is set already. */
export const mayAskForResult = ({ outcome, resultAt }: Pick<Round, "outcome" | "resultAt">, now: Instant): boolean =>
  outcome !== undefined || resultAt <= now

/** The seconds in which the operator's lists tell a close and a result. */
export const unixTimeStamp = ({ closesAt, resultAt }: Pick<RoundTimes, "closesAt" | "resultAt">) => ({
  realCloseTime: Math.floor(closesAt / 1_000),
  realResultTime: Math.floor(resultAt / 1_000),
})

export const instantOfSeconds = (seconds: number): Instant => seconds * 1_000
