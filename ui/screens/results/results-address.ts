import { type BetGroup, isBetGroup } from "@fakham/core"
import { isDay } from "@fakham/core/time"

/** What of the results a page is about. Without a day it is the newest, without a group all of them. */
export type ResultsAddress = {
  /** The day the rounds are named by. */
  readonly day?: string | undefined
  readonly group?: BetGroup | undefined
  /** The bet type whose last thirty days are shown. */
  readonly type?: string | undefined
}

/** The same as it stands in the address, written by anybody. */
export type ResultsSearch = { readonly day?: unknown; readonly group?: unknown; readonly type?: unknown }

const isBetType = /^\w{1,40}$/

/** Nothing when there cannot be such a day, group or bet type: then it is the address of no page. */
export const resultsAddress = ({ day, group, type }: ResultsSearch): ResultsAddress | undefined => {
  if (day !== undefined && (typeof day !== "string" || !isDay(day))) return undefined
  if (group !== undefined && (typeof group !== "string" || !isBetGroup(group))) return undefined
  if (type !== undefined && (group === undefined || typeof type !== "string" || !isBetType.test(type))) return undefined
  return { day, group, type }
}
