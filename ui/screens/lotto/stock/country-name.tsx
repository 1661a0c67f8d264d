import type { MarketCountry } from "@fakham/core/lotto"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"

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

export const CountryName = ({ of }: { readonly of: MarketCountry }) => {
  const { i18n } = useLingui()
  return i18n._(names[of])
}
