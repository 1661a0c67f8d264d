import { countryOfMarket, type MarketCountry } from "@fakham/core/lotto"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"
import { useLocale } from "../../locales/use-short-date.ts"

/** Browsers know the names of countries in few languages, so that the catalogues bring them. */
const names: Readonly<Record<MarketCountry, MessageDescriptor>> = {
  TH: msg`Thailand`,
  JP: msg`Japan`,
  CN: msg`China`,
  HK: msg`Hong Kong`,
  TW: msg`Taiwan`,
  KR: msg`South Korea`,
  SG: msg`Singapore`,
  IN: msg`India`,
  EG: msg`Egypt`,
  RU: msg`Russia`,
  GB: msg`United Kingdom`,
  DE: msg`Germany`,
  US: msg`United States`,
}

/** Where a market is, for readers in whose language its operator does not name it. */
export const useCountryOf = (): ((betType: string) => string | undefined) => {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (betType) => {
    const country = countryOfMarket(betType)
    return locale === "th" || country === undefined ? undefined : i18n._(names[country])
  }
}
