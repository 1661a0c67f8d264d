import type { Locale } from "@fakham/core"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app.ts"
import { dateWriter } from "../../locales/dates.ts"

const monthAndDay = { day: "numeric", month: "short" } as const

const weekdayOf = dateWriter(() => ({ weekday: "long" }))
const dateOf = dateWriter(() => ({ ...monthAndDay, year: "numeric" }))
const dayAndMonthOf = dateWriter(() => monthAndDay)

/** A day of results, as players name it. */
export const dayWords = (locale: Locale) => ({
  /** "ศุกร์ 20 พ.ย. 2569": Thai says the weekday without the word for day. */
  whole: (day: string): string => `${weekdayOf(day, locale).replace(/^วัน/, "")} ${dateOf(day, locale)}`,
  date: (day: string): string => dateOf(day, locale),
  /** "20 พ.ย.", where the year goes without saying. */
  short: (day: string): string => dayAndMonthOf(day, locale),
})

export const useDayWords = () => dayWords(useSelector(useApp().preferences, ({ context }) => context.locale))
