import type { Locale } from "@fakham/core"

const prose = { day: "numeric", month: "short", timeZone: "UTC" } as const

/** Prose dates follow the reader's calendar, the Buddhist era in Thai, and always use Latin digits. */
const formats: Readonly<Record<Locale, () => Intl.DateTimeFormat>> = {
  th: () => new Intl.DateTimeFormat("th-u-nu-latn-ca-buddhist", { ...prose, year: "2-digit" }),
  en: () => new Intl.DateTimeFormat("en-GB", { ...prose, year: "numeric" }),
  kh: () => new Intl.DateTimeFormat("km-u-nu-latn", { ...prose, year: "numeric" }),
  mm: () => new Intl.DateTimeFormat("my-u-nu-latn", { ...prose, year: "numeric" }),
}

/** A date without a time, `YYYY-MM-DD`, as it stands in a sentence. */
export const shortDate = (isoDate: string, locale: Locale): string =>
  formats[locale]().format(new Date(`${isoDate}T00:00:00Z`))
