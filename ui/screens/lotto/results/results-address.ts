import { type BetGroup, isBetGroup } from "@fakham/core"
import { isSequenceGroup, type PartOfDay, partsOfDay } from "@fakham/core/lotto"
import { isDay } from "@fakham/core/time"

/** What of the results a page is about. Without a day it is the newest, without a group all of them. */
export type ResultsAddress = {
  /** The day the rounds are named by. */
  readonly day?: string | undefined
  readonly group?: BetGroup | undefined
  /** The bet type whose last thirty days are shown. */
  readonly type?: string | undefined
  /** The part of the day whose rounds are shown, of a group that is numbered through it. */
  readonly part?: PartOfDay | undefined
}

/** The same as it stands in the address, written by anybody. */
export type ResultsSearch = {
  readonly day?: unknown
  readonly group?: unknown
  readonly type?: unknown
  readonly part?: unknown
}

const isBetType = /^\w{1,40}$/

/** Nothing when there cannot be such a day, group, bet type or part of a day: then it is the address of no page. */
export const resultsAddress = ({ day, group, type, part }: ResultsSearch): ResultsAddress | undefined => {
  if (day !== undefined && (typeof day !== "string" || !isDay(day))) return undefined
  if (group !== undefined && (typeof group !== "string" || !isBetGroup(group))) return undefined
  if (type !== undefined && (group === undefined || typeof type !== "string" || !isBetType.test(type))) return undefined
  const chosen = partsOfDay.find((one) => one === part)
  if (part !== undefined && (chosen === undefined || group === undefined || !isSequenceGroup(group))) return undefined
  return { day, group, type, part: chosen }
}
