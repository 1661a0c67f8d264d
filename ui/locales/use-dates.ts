import { type Day, isDay } from "@fakham/core/time"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react"
import { dateOf } from "./dates.ts"
import { dateWithWeekday, fullDate, shortWithWeekday } from "./full-date.ts"
import { useLocale, useMonths } from "./use-short-date.ts"

/** The week begins on Sunday. */
const names = msg`Sunday Monday Tuesday Wednesday Thursday Friday Saturday`

/** What the names of days are made of, for whoever writes them without a catalogue. */
export const useDayWords = () => ({
  weekdays: useLingui().i18n._(names),
  months: useMonths().join(" "),
  locale: useLocale(),
})

/** Days as they stand over and in lists, in the language that is spoken. */
export const useDates = () => {
  const [locale, months] = [useLocale(), useMonths()]
  const weekdays = useLingui().i18n._(names).split(" ")
  return {
    withoutYear: (day: Day): string => dateOf(day, locale, months),
    full: (day: Day): string => fullDate(day, locale, months),
    /** As a field says it: nothing while it holds no day. */
    ofField: (text: string): string => (isDay(text) ? fullDate(text, locale, months) : ""),
    /** "ศุกร์ 20 พ.ย." */
    shortWithWeekday: (day: Day): string => shortWithWeekday(day, locale, months, weekdays),
    /** "ศุกร์ 20 พ.ย. 2569" */
    withWeekday: (day: Day): string => dateWithWeekday(day, locale, months, weekdays),
  }
}
