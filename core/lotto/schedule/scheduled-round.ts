import { type Day, dayAt, type Instant } from "../../time/bangkok.ts"
import type { BetGroup } from "../group/bet-group.ts"

/** A round as the timetable knows it, before anybody has bet on it. */
export type ScheduledRound = {
  /** The same for the same round whenever and wherever it is asked for. */
  readonly betId: string
  readonly betGroup: BetGroup
  readonly betType: string
  /** The number of the round within its lottery day, 1 for what is drawn once. */
  readonly sequence: number
  /** The day the round is named by: its lottery day, and for gov and gov4d the day of the draw. */
  readonly dt: Day
  readonly closeDt: Day
  readonly resultDt: Day
  readonly opensAt: Instant
  readonly closesAt: Instant
  /** Only where players shoot numbers into the result. */
  readonly shootingEndsAt: Instant | undefined
  readonly resultAt: Instant
}

type Planned = Omit<ScheduledRound, "betId" | "closeDt" | "resultDt">

/** The id is read off the bet type, the day and the number: `yeekee-2026-11-16-40`, `nikkei-morning-2026-11-16`. */
export const scheduled = (round: Planned): ScheduledRound => ({
  ...round,
  betId: betIdOf(round),
  closeDt: dayAt(round.closesAt),
  resultDt: dayAt(round.resultAt),
})

const betIdOf = ({ betType, dt }: Planned) => {
  const [, name = betType, number] = /^(.*)_(\d+)$/.exec(betType) ?? []
  const named = `${name.replaceAll("_", "-")}-${dt}`
  return number === undefined ? named : `${named}-${number}`
}
