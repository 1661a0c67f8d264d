import { localeOf } from "@fakham/core"
import type { Day } from "@fakham/core/time"
import { shortDate } from "../../locales/dates.ts"
import { dateWithWeekday, shortWithWeekday } from "../../locales/full-date.ts"

/** Days in the words that a prerendered part carries with it. */
export const dayWordsIn = ({ weekdays = "", months = "", locale }: DOMStringMap) => {
  const [names, spoken] = [months.split(" "), localeOf(locale)]
  return {
    shortWithWeekday: (day: Day): string => shortWithWeekday(day, spoken, names, weekdays.split(" ")),
    withWeekday: (day: Day): string => dateWithWeekday(day, spoken, names, weekdays.split(" ")),
    short: (day: Day): string => shortDate(day, spoken, names),
  }
}
