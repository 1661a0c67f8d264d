import type { Locale } from "@fakham/core"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app.ts"

const tags: Readonly<Record<Locale, string>> = {
  th: "th-u-nu-latn-ca-buddhist",
  en: "en-GB",
  kh: "km-u-nu-latn",
  mm: "my-u-nu-latn",
}

const monthAndDay = { day: "numeric", month: "short", timeZone: "UTC" } as const

const format = (day: string, locale: Locale, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tags[locale], { ...parts, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`))

/** A day of results, as players name it. */
export const dayWords = (locale: Locale) => ({
  /** "ศุกร์ 20 พ.ย. 2569": Thai says the weekday without the word for day. */
  whole: (day: string): string => {
    const weekday = format(day, locale, { weekday: "long" }).replace(/^วัน/, "")
    const date = format(day, locale, { ...monthAndDay, year: "numeric" })
    return `${weekday} ${date}`
  },
  date: (day: string): string => format(day, locale, { ...monthAndDay, year: "numeric" }),
  /** "20 พ.ย.", where the year goes without saying. */
  short: (day: string): string => format(day, locale, monthAndDay),
})

export const useDayWords = () => dayWords(useSelector(useApp().preferences, ({ context }) => context.locale))
