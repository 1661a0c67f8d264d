import { Result } from "effect"
import { type Day, dayAt, daysAfter, hour, type Instant, isDay, startOf } from "../../time/bangkok.ts"
import { filterTime } from "../../time/written-time.ts"

/** How many days back a statement reaches: the wallet's, and the affiliate's. */
export const daysBack = { wallet: 3, affiliate: 30 } as const

/** From when to when a statement is asked for, as the operator's filters are written. */
export type StatementWindow = { readonly startedDate: string; readonly endedDate: string }

/** Whole days of Bangkok, the last one included. */
export type DaySpan = { readonly from: Day; readonly to: Day }

export const spanBack = (now: Instant, back: keyof typeof daysBack): DaySpan => {
  const to = dayAt(now)
  return { from: daysAfter(to, -daysBack[back]), to }
}

export const firstOfMonth = (day: Day): Day => daysAfter(day, 1 - Number(day.slice(8)))

/** The days that a player has chosen; a field without a day is no choice. */
export const chosenSpan = (from: string, to: string): Result.Result<DaySpan, "dayMissing" | "turnedAround"> => {
  if (!isDay(from) || !isDay(to)) return Result.fail("dayMissing")
  return from > to ? Result.fail("turnedAround") : Result.succeed({ from, to })
}

export const daysIn = ({ from, to }: DaySpan): number => Math.round((startOf(to) - startOf(from)) / (24 * hour)) + 1

/** From the first moment of the first day to the first moment after the last. */
export const windowOf = ({ from, to }: DaySpan): StatementWindow => ({
  startedDate: filterTime(startOf(from)),
  endedDate: filterTime(startOf(daysAfter(to, 1))),
})

/** From the first moment of the day so many days back to the first of tomorrow, by the days of Bangkok. */
export const statementWindow = (now: Instant, back: keyof typeof daysBack): StatementWindow =>
  windowOf(spanBack(now, back))
