import type { Locale } from "@fakham/core"
import { type Day, yearIn } from "@fakham/core/time"

/** What a language calls the months from January on. */
export type Months = ReadonlyArray<string>

/** "20 พ.ย.", and with a year after it; Burmese readers write the year first and the day last. */
export const dateOf = (day: Day, locale: Locale, months: Months, year?: number | string): string => {
  const parts = [Number(day.slice(8)), months[Number(day.slice(5, 7)) - 1], ...(year === undefined ? [] : [year])]
  return (locale === "mm" ? parts.toReversed() : parts).join(" ")
}

export const yearOf = (day: Day, locale: Locale) => yearIn(locale, Number(day.slice(0, 4)))

/** "20 พ.ย. 69", as it stands in a sentence: Thai readers need two digits of the year. */
export const shortDate = (day: Day, locale: Locale, months: Months): string =>
  dateOf(day, locale, months, String(yearOf(day, locale)).slice(locale === "th" ? 2 : 0))
