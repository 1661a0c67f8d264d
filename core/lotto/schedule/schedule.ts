import { type Day, dayAt, daysAfter, type Instant } from "../../time/bangkok.ts"
import { sequenceRounds, stockRounds } from "./day-rounds.ts"
import { drawDay, drawRound, gov4dDraw, govDraw } from "./draws.ts"
import type { ScheduledRound } from "./scheduled-round.ts"
import { type Timetable, timetable } from "./timetable.ts"

const draws = (table: Timetable) => [govDraw(table.gov), ...table.gov4d.map(gov4dDraw)]

/** Every round that is named by this day, group by group. */
export const roundsOfDay = (dt: Day, table: Timetable = timetable): ReadonlyArray<ScheduledRound> => [
  ...table.sequences.flatMap((sequence) => sequenceRounds(sequence, dt)),
  ...stockRounds(table.stock, dt),
  ...draws(table).flatMap((draw) => drawRound(draw, dt) ?? []),
]

/** Every round that takes bets at this moment: of yesterday, of today, and the draws to come. */
export const roundsOnSale = (now: Instant, table: Timetable = timetable): ReadonlyArray<ScheduledRound> => {
  const today = dayAt(now)
  const tomorrow = daysAfter(today, 1)
  const drawsToCome = draws(table).flatMap((draw) => {
    const next = drawDay(draw, tomorrow, 1)
    return (next !== undefined && drawRound(draw, next)) || []
  })
  return [...roundsOfDay(daysAfter(today, -1), table), ...roundsOfDay(today, table), ...drawsToCome].filter(
    ({ opensAt, closesAt }) => opensAt <= now && now <= closesAt,
  )
}

/** When the markets open next after a moment, looked for within a week and a day. */
export const marketsOpenAt = (now: Instant, table: Timetable = timetable): Instant | undefined => {
  const days = Array.from({ length: 9 }, (_, later) => daysAfter(dayAt(now), later))
  const opens = days.flatMap((dt) => stockRounds(table.stock, dt).map(({ opensAt }) => opensAt))
  return opens.filter((opensAt) => opensAt > now).toSorted((one, other) => one - other)[0]
}
