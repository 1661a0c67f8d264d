import { isStockMarket, type StockMarket } from "@fakham/core/lotto"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"
import { useLocale } from "../locales/use-short-date.ts"

const names: Readonly<Record<StockMarket, MessageDescriptor>> = {
  nikkei_morning: msg`Nikkei morning`,
  thai_open: msg`Thai open`,
  china_morning: msg`China morning`,
  hangseng_morning: msg`Hang Seng morning`,
  taiwan: msg`Taiwan`,
  thai_noon: msg`Thai noon`,
  korea: msg`Korea`,
  nikkei_afternoon: msg`Nikkei afternoon`,
  china_afternoon: msg`China afternoon`,
  thai_afternoon: msg`Thai afternoon`,
  hangseng_afternoon: msg`Hang Seng afternoon`,
  singapore: msg`Singapore`,
  thai_close: msg`Thai close`,
  india: msg`India`,
  egypt: msg`Egypt`,
  russia: msg`Russia`,
  england: msg`England`,
  germany: msg`Germany`,
  downjone: msg`Dow Jones`,
}

const isThai = /[\u0e00-\u0e7f]/

/** A market as its operator names it; where it does so in Thai alone, others read the name of its bet type. */
export const useMarketName = (): ((market: { readonly betType: string; readonly betName: string }) => string) => {
  const { i18n } = useLingui()
  const locale = useLocale()
  return ({ betType, betName }) =>
    locale === "th" || !isThai.test(betName) || !isStockMarket(betType) ? betName : i18n._(names[betType])
}
