import type { Instant } from "../../time/bangkok.ts"
import type { Round, RoundTimes } from "./round.ts"

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

/** What a player can do about a round: bet on it, wait for it, or read what came out. */
export const roundStages = ["open", "waiting", "over"] as const
export type RoundStage = (typeof roundStages)[number]

const ofPhase: Readonly<Record<RoundPhase, RoundStage | undefined>> = {
  notOpen: undefined,
  open: "open",
  closingSoon: "open",
  urgent: "open",
  closed: "waiting",
  awaitingResult: "waiting",
  resulted: "over",
  cancelled: "over",
}

/** The stage that a phase belongs to; nothing while the round is still to open. */
export const stageOf = (phase: RoundPhase): RoundStage | undefined => ofPhase[phase]
