import type { Day, Instant } from "../../time/bangkok.ts"
import type { Outcome } from "../draw/drawn.ts"
import type { BetGroup } from "../group/bet-group.ts"
import type { Round } from "../round/round.ts"
import type { ResultChoice, RoundResult } from "./past-result.ts"

/** A round among the results of its day: how it ended, or nothing while its result is awaited. */
export type DayResult = Omit<RoundResult, "outcome" | "prizes"> & { readonly outcome: Outcome | undefined }

type DayOfGroup = { readonly betGroup: BetGroup; readonly dt: Day }

/** What the archive tells of a day, and what the lobby has heard since: endings, and closed rounds that still wait. */
export const resultsOfDay = (
  archive: ReadonlyArray<RoundResult>,
  lobby: ReadonlyArray<Round>,
  { betGroup, dt }: DayOfGroup,
  now: Instant,
): ReadonlyArray<DayResult> => {
  const archived = new Set(archive.map(({ betId }) => betId))
  const announced = lobby.filter((round) => {
    if (round.betGroup !== betGroup || round.dt !== dt || archived.has(round.betId)) return false
    return round.outcome !== undefined || round.closesAt < now
  })
  return [...archive, ...announced].toSorted(byNewest)
}

/** As every list of results stands. */
export const byNewest = (one: DayResult, other: DayResult) =>
  other.resultAt - one.resultAt || one.betId.localeCompare(other.betId)

/** Whether anything of a group is still to be drawn on a day. */
export const isAwaited = (lobby: ReadonlyArray<Round>, { betGroup, dt }: DayOfGroup): boolean =>
  lobby.some((round) => round.betGroup === betGroup && round.dt === dt && round.outcome === undefined)

/** Whether the lobby has heard of an ending that the archive has not told of a choice yet. */
export const isBehind = (
  choice: ResultChoice,
  archive: ReadonlyArray<RoundResult>,
  lobby: ReadonlyArray<Round>,
): boolean => {
  const archived = new Set(archive.map(({ betId }) => betId))
  return lobby.some((round) => round.outcome !== undefined && !archived.has(round.betId) && belongsTo(choice, round))
}

const belongsTo = (choice: ResultChoice, { betGroup, betType, dt }: Round): boolean => {
  if (choice.type === "wholeDay") return choice.dt === dt
  if (choice.betGroup !== betGroup) return false
  return choice.type === "day" ? choice.dt === dt : (choice.betType ?? betType) === betType
}

/** Of each bet type the draw that was the newest on a day, the newest first; for what is not drawn daily. */
export const newestUpTo = (results: ReadonlyArray<RoundResult>, dt: Day): ReadonlyArray<RoundResult> => {
  const newest = new Map<string, RoundResult>()
  for (const result of results.filter((one) => one.dt <= dt).toSorted(byNewest))
    if (!newest.has(result.betType)) newest.set(result.betType, result)
  return [...newest.values()]
}

/** The round of a bet type that ends next. */
export const awaitedRound = (lobby: ReadonlyArray<Round>, betGroup: BetGroup, betType: string): Round | undefined =>
  lobby
    .filter((round) => round.betGroup === betGroup && round.betType === betType && round.outcome === undefined)
    .toSorted((one, other) => one.resultAt - other.resultAt)[0]
