import { type Day, daysAfter, instantAt, type TimeOfDay, weekdayOf } from "../../time/bangkok.ts"
import { isGovDrawDay } from "./gov-draw-days.ts"
import { type ScheduledRound, scheduled } from "./scheduled-round.ts"
import type { Gov4dTable, GovTable } from "./timetable.ts"

/** Something that is drawn on some days only: gov, or one of the four-digit lotteries. */
export type Draw = {
  readonly betGroup: "gov" | "gov4d"
  readonly betType: string
  readonly isDrawnOn: (day: Day) => boolean
  readonly opens: TimeOfDay | "afterPreviousDraw"
  readonly closes: TimeOfDay
  readonly results: TimeOfDay
}

export const govDraw = (table: GovTable): Draw => ({
  betGroup: "gov",
  betType: "gov",
  isDrawnOn: (day) => isGovDrawDay(table, day),
  opens: "afterPreviousDraw",
  closes: table.closes,
  results: table.results,
})

export const gov4dDraw = ({ weekdays, ...table }: Gov4dTable): Draw => ({
  ...table,
  betGroup: "gov4d",
  isDrawnOn: (day) => weekdays.includes(weekdayOf(day)),
})

/** The draw of this day, if there is one; it is named by this day however early its betting opens. */
export const drawRound = (draw: Draw, dt: Day): ScheduledRound | undefined => {
  if (!draw.isDrawnOn(dt)) return undefined
  const { betGroup, betType, opens, closes, results } = draw
  const previous = drawDay(draw, daysAfter(dt, -1), -1) ?? dt
  return scheduled({
    betGroup,
    betType,
    sequence: 1,
    dt,
    opensAt: opens === "afterPreviousDraw" ? instantAt(previous, results) : instantAt(dt, opens),
    closesAt: instantAt(dt, closes),
    shootingEndsAt: undefined,
    resultAt: instantAt(dt, results),
  })
}

/** Far enough to meet the next draw of any table that draws once a month. */
const daysToLookAt = 62

/** The first draw on or after a day, or on or before it. */
export const drawDay = ({ isDrawnOn }: Draw, from: Day, step: 1 | -1): Day | undefined => {
  for (let days = 0; days < daysToLookAt; days++) {
    const day = daysAfter(from, days * step)
    if (isDrawnOn(day)) return day
  }
  return undefined
}
