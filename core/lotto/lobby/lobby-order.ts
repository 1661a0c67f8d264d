import { compareDays, type Day, hour, startOf } from "../../time/bangkok.ts"
import { type BetGroup, betGroups } from "../group/bet-group.ts"
import { gov4dVariants, isGov4dVariant, isStockMarket, sequenceOf, stockMarkets } from "../group/bet-type.ts"
import type { Round } from "../round/round.ts"

/** The rounds of a group, in the order in which its timetable lists them. */
export type GroupInLobby = { readonly betGroup: BetGroup; readonly rounds: ReadonlyArray<Round> }

/** Where a round stands within its day: by its number or its market, and never by a time that may be moved. */
const placeOf = ({ betType }: Round): number =>
  sequenceOf(betType) ??
  (isGov4dVariant(betType)
    ? gov4dVariants.indexOf(betType)
    : isStockMarket(betType)
      ? stockMarkets.indexOf(betType)
      : stockMarkets.length)

/** By group, day and place: neither the clock nor news moves a round under a finger. */
export const inLobbyOrder = (rounds: ReadonlyArray<Round>): ReadonlyArray<Round> =>
  rounds
    .map((round) => ({ round, group: betGroups.indexOf(round.betGroup), place: placeOf(round) }))
    .toSorted(
      (one, other) =>
        one.group - other.group ||
        compareDays(one.round.dt, other.round.dt) ||
        one.place - other.place ||
        one.round.betId.localeCompare(other.round.betId),
    )
    .map(({ round }) => round)

/** The lobby group by group; a group without rounds is not shown. */
export const inLobby = (rounds: ReadonlyArray<Round>): ReadonlyArray<GroupInLobby> => {
  const ordered = inLobbyOrder(rounds)
  return betGroups
    .map((betGroup) => ({ betGroup, rounds: ordered.filter((round) => round.betGroup === betGroup) }))
    .filter((group) => group.rounds.length > 0)
}

/** The quarters of a lottery day: the night that ends it belongs to the next calendar day. */
export const partsOfDay = ["morning", "afternoon", "evening", "night"] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** When each part is over, in hours since the lottery day began; the night ends with the day. */
export type PartEnds = Readonly<Record<Exclude<PartOfDay, "night">, number>>
export const partEnds: PartEnds = { morning: 12, afternoon: 18, evening: 24 }

export const partOf = ({ dt, closesAt }: Pick<Round, "dt" | "closesAt">, ends: PartEnds = partEnds): PartOfDay => {
  const hours = (closesAt - startOf(dt)) / hour
  return hours < ends.morning
    ? "morning"
    : hours < ends.afternoon
      ? "afternoon"
      : hours < ends.evening
        ? "evening"
        : "night"
}

export type RoundsInPart = { readonly part: PartOfDay; readonly rounds: ReadonlyArray<Round> }

/** The rounds of one lottery day as the arc shows them, part by part. */
export const byPartOfDay = (
  rounds: ReadonlyArray<Round>,
  dt: Day,
  ends: PartEnds = partEnds,
): ReadonlyArray<RoundsInPart> => {
  const ofDay = inLobbyOrder(rounds.filter((round) => round.dt === dt))
  return partsOfDay.map((part) => ({ part, rounds: ofDay.filter((round) => partOf(round, ends) === part) }))
}
