import type { Day } from "@fakham/core/time"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react"
import { useSelector } from "@xstate/react"
import { useApp } from "../app/app.ts"
import { shortDate } from "./dates.ts"

/** Browsers name months in few languages, so that the catalogues do: in order, a space between two. */
const names = msg`Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec`

export const useMonths = () => useLingui().i18n._(names).split(" ")

export const useLocale = () => useSelector(useApp().preferences, ({ context }) => context.locale)

/** A day as it stands in a sentence of the language that is spoken. */
export const useShortDate = () => {
  const [locale, months] = [useLocale(), useMonths()]
  return (day: Day): string => shortDate(day, locale, months)
}
