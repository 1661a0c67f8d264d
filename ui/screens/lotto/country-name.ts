import { type Locale, languageTag } from "@fakham/core"
import type { MarketCountry } from "@fakham/core/lotto"

const formats = new Map<Locale, Intl.DisplayNames>()

const formatOf = (locale: Locale) => {
  const format = formats.get(locale) ?? new Intl.DisplayNames(languageTag[locale], { type: "region", style: "short" })
  formats.set(locale, format)
  return format
}

/** A country as it is called in a language; the browser knows it. */
export const countryName = (country: MarketCountry, locale: Locale): string => formatOf(locale).of(country) ?? country
