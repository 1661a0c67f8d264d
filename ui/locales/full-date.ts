import type { Locale } from "@fakham/core"
import { type Day, weekdayOf } from "@fakham/core/time"
import { dateOf, type Months, yearOf } from "./dates.ts"

/** "ศุกร์ 20 พ.ย.", where the year goes without saying; the week begins on Sunday. */
export const shortWithWeekday = (day: Day, locale: Locale, months: Months, weekdays: ReadonlyArray<string>): string =>
  `${weekdays[weekdayOf(day)]} ${dateOf(day, locale, months)}`

/** "20 พ.ย. 2569", in the calendar that readers of a language live by. */
export const fullDate = (day: Day, locale: Locale, months: Months): string =>
  dateOf(day, locale, months, yearOf(day, locale))

/** "ศุกร์ 20 พ.ย. 2569"; the week begins on Sunday. */
export const dateWithWeekday = (day: Day, locale: Locale, months: Months, weekdays: ReadonlyArray<string>): string =>
  `${weekdays[weekdayOf(day)]} ${fullDate(day, locale, months)}`
