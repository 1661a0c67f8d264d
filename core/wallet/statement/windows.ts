import { dayAt, daysAfter, type Instant, startOf } from "../../time/bangkok.ts"
import { filterTime } from "../../time/written-time.ts"

/** How many days back a statement reaches: the wallet's, and the affiliate's. */
export const daysBack = { wallet: 3, affiliate: 30 } as const

/** From when to when a statement is asked for, as the operator's filters are written. */
export type StatementWindow = { readonly startedDate: string; readonly endedDate: string }

/** From the first moment of the day so many days back to the first of tomorrow, by the days of Bangkok. */
export const statementWindow = (now: Instant, back: keyof typeof daysBack): StatementWindow => {
  const midnight = (days: number) => filterTime(startOf(daysAfter(dayAt(now), days)))
  return { startedDate: midnight(-daysBack[back]), endedDate: midnight(1) }
}
