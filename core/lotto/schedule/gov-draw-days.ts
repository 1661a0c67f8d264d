import { type Day, nearestDay } from "../../time/bangkok.ts"
import type { GovTable } from "./timetable.ts"

type GovDays = Pick<GovTable, "days" | "shifts">

/** Whether the government draws on a day: a regular day that keeps its draw, or the day that one is moved to. */
export const isGovDrawDay = (table: GovDays, day: Day): boolean => {
  const shiftedTo = table.shifts.filter(({ to }) => to === monthDayOf(day)).map((shift) => nearestDay(shift.day, day))
  return [day, ...shiftedTo].some((regular) => drawnInsteadOf(table, regular) === day)
}

/** The day that the draw of a regular day is held on; undefined if there is none. */
const drawnInsteadOf = ({ days, shifts }: GovDays, regular: Day): Day | undefined => {
  if (!days.includes(Number(regular.slice(8)))) return undefined
  const year = Number(regular.slice(0, 4))
  const shift = shifts.findLast(
    ({ day, from = year, until = year }) => day === monthDayOf(regular) && from <= year && year <= until,
  )
  if (shift === undefined) return regular
  return shift.to === undefined ? undefined : nearestDay(shift.to, regular)
}

const monthDayOf = (day: Day) => day.slice(5)
