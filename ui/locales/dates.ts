import type { Locale } from "@fakham/core"

/** Prose dates follow the reader's calendar, the Buddhist era in Thai, and always use Latin digits. */
const calendars: Readonly<Record<Locale, string>> = {
  th: "th-u-nu-latn-ca-buddhist",
  en: "en-GB",
  kh: "km-u-nu-latn",
  mm: "my-u-nu-latn",
}

/** A format is dear to make: each is made once, when its language is first read. */
export const dateWriter = (styleOf: (locale: Locale) => Intl.DateTimeFormatOptions) => {
  const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {}
  return (isoDate: string, locale: Locale): string => {
    formats[locale] ??= new Intl.DateTimeFormat(calendars[locale], {
      ...styleOf(locale),
      timeZone: "UTC",
    })
    return formats[locale].format(new Date(`${isoDate}T00:00:00Z`))
  }
}

const monthAndDay = { day: "numeric", month: "short" } as const

/** A date without a time, `YYYY-MM-DD`, as it stands in a sentence. */
export const shortDate = dateWriter((locale) => ({ ...monthAndDay, year: locale === "th" ? "2-digit" : "numeric" }))

/** The same with the day of the week and the whole year, as it stands under a title. */
export const longDate = dateWriter(() => ({ ...monthAndDay, weekday: "short", year: "numeric" }))
