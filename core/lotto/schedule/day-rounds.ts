import { type Day, daysAfter, instantAt, minute, second, startOf, weekdayOf } from "../../time/bangkok.ts"
import { sequenceBetType, stockMarkets } from "../group/bet-type.ts"
import { closesNextDay } from "./next-day.ts"
import { type ScheduledRound, scheduled } from "./scheduled-round.ts"
import type { SequenceTable, StockTable } from "./timetable.ts"

/** All rounds of one lottery day in a group that is numbered through the day. */
export const sequenceRounds = (table: SequenceTable, dt: Day): ReadonlyArray<ScheduledRound> => {
  const opensAt = instantAt(dt, table.opens)
  const firstCloses = instantAt(dt, table.firstCloses)
  return Array.from({ length: table.rounds }, (_, index) => {
    const closesAt = firstCloses + index * table.everyMinutes * minute
    const shootingEndsAt = table.shootingSeconds === undefined ? undefined : closesAt + table.shootingSeconds * second
    return scheduled({
      betGroup: table.betGroup,
      betType: sequenceBetType(table.betGroup, index + 1),
      sequence: index + 1,
      dt,
      opensAt,
      closesAt,
      shootingEndsAt,
      resultAt: (shootingEndsAt ?? closesAt) + table.resultSeconds * second,
    })
  })
}

/** The markets of one day. A market whose last result is still to come when the day begins opens right after it. */
export const stockRounds = (table: StockTable, dt: Day): ReadonlyArray<ScheduledRound> => {
  const trades = (day: Day) => table.weekdays.includes(weekdayOf(day))
  if (!trades(dt)) return []
  return stockMarkets.map((betType) => {
    const daysLater = closesNextDay({ betGroup: "stock", betType }) ? 1 : 0
    const resultOf = (day: Day) => instantAt(day, table.markets[betType], daysLater) + table.resultMinutes * minute
    const yesterday = daysAfter(dt, -1)
    const previousResult = trades(yesterday) ? resultOf(yesterday) : startOf(dt)
    return scheduled({
      betGroup: "stock",
      betType,
      sequence: 1,
      dt,
      opensAt: Math.max(instantAt(dt, table.opens), previousResult),
      closesAt: instantAt(dt, table.markets[betType], daysLater),
      shootingEndsAt: undefined,
      resultAt: resultOf(dt),
    })
  })
}
