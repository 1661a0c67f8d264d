import type { Locale } from "@fakham/core"

type Format = Readonly<Record<Locale, () => Intl.DateTimeFormat>>

const prose = { day: "numeric", month: "short", timeZone: "UTC" } as const

/** Prose dates follow the reader's calendar, the Buddhist era in Thai, and always use Latin digits. */
const formats: Format = {
  th: () => new Intl.DateTimeFormat("th-u-nu-latn-ca-buddhist", { ...prose, year: "2-digit" }),
  en: () => new Intl.DateTimeFormat("en-GB", { ...prose, year: "numeric" }),
  kh: () => new Intl.DateTimeFormat("km-u-nu-latn", { ...prose, year: "numeric" }),
  mm: () => new Intl.DateTimeFormat("my-u-nu-latn", { ...prose, year: "numeric" }),
}

/** A date without a time, `YYYY-MM-DD`, as it stands in a sentence. */
export const shortDate = (isoDate: string, locale: Locale): string =>
  formats[locale]().format(new Date(`${isoDate}T00:00:00Z`))

const spoken = { ...prose, weekday: "short", year: "numeric" } as const

const longFormats: Format = {
  th: () => new Intl.DateTimeFormat("th-u-nu-latn-ca-buddhist", spoken),
  en: () => new Intl.DateTimeFormat("en-GB", spoken),
  kh: () => new Intl.DateTimeFormat("km-u-nu-latn", spoken),
  mm: () => new Intl.DateTimeFormat("my-u-nu-latn", spoken),
}

/** The same with the day of the week and the whole year, as it stands under a title. */
export const longDate = (isoDate: string, locale: Locale): string =>
  longFormats[locale]().format(new Date(`${isoDate}T00:00:00Z`))
