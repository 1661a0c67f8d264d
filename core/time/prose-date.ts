import type { Locale } from "../language/locale.ts"
import { type Day, type Instant, localTimeAt, startOf } from "./bangkok.ts"
import { yearIn } from "./era.ts"

/** A day as it is told in a sentence; the month's name is the language's own. */
export type ProseDate = { readonly day: number; readonly month: number; readonly year: number }

/** The Thai day of a moment, for a sentence in this language. */
export const proseDate = (instant: Instant, locale: Locale): ProseDate => {
  const { day, month, year } = localTimeAt(instant)
  return { day, month, year: yearIn(locale, year) }
}

export const proseDay = (day: Day, locale: Locale): ProseDate => proseDate(startOf(day), locale)
