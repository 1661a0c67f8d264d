import { type Day, type Instant, instantAt, type TimeOfDay } from "../../time/bangkok.ts"
import { type BetGroup } from "../group/bet-group.ts"
import { sequenceOf } from "../group/bet-type.ts"

/** Which rounds close on the calendar day after their lottery day. The last five-minute round is one more than exists. */
export type NextDayRounds = {
  readonly sequences: Readonly<Partial<Record<BetGroup, { readonly first: number; readonly last: number }>>>
  /** A bet type that contains one of these. */
  readonly betTypesWith: ReadonlyArray<string>
}

export const nextDayRounds: NextDayRounds = {
  sequences: {
    yeekee: { first: 73, last: 88 },
    yeekee5min: { first: 228, last: 265 },
    pingpong: { first: 19, last: 22 },
  },
  betTypesWith: ["downjone"],
}

type Named = { readonly betGroup: BetGroup; readonly betType: string; readonly sequence?: number | undefined }

export const closesNextDay = (
  { betGroup, betType, sequence = sequenceOf(betType) }: Named,
  rule: NextDayRounds = nextDayRounds,
): boolean => {
  const range = rule.sequences[betGroup]
  return (
    rule.betTypesWith.some((part) => betType.includes(part)) ||
    (range !== undefined && sequence !== undefined && sequence >= range.first && sequence <= range.last)
  )
}

/** When a round closes that is told as a day and a time, as the operator's lists do. */
export const closeOf = (round: Named & { readonly dt: Day; readonly closeTime: TimeOfDay }): Instant =>
  instantAt(round.dt, round.closeTime, closesNextDay(round) ? 1 : 0)
