import type { SequenceGroup } from "./group-rules.ts"

/** The four-digit lotteries that are sold in sets. */
export const gov4dVariants = ["hanoy", "lao", "laoSuper", "malay"] as const
export type Gov4dVariant = (typeof gov4dVariants)[number]

export const isGov4dVariant = (text: string): text is Gov4dVariant => gov4dVariants.some((variant) => variant === text)

/** The markets whose closing index is bet on, in the order in which they close. */
export const stockMarkets = [
  "nikkei_morning",
  "thai_open",
  "china_morning",
  "hangseng_morning",
  "taiwan",
  "thai_noon",
  "korea",
  "nikkei_afternoon",
  "china_afternoon",
  "thai_afternoon",
  "hangseng_afternoon",
  "singapore",
  "thai_close",
  "india",
  "egypt",
  "russia",
  "england",
  "germany",
  "downjone",
] as const
export type StockMarket = (typeof stockMarkets)[number]

export const isStockMarket = (text: string): text is StockMarket => stockMarkets.some((market) => market === text)

export const sequenceBetType = (group: SequenceGroup, sequence: number): string => `${group}_${sequence}`

/** The number of a round within its day as its bet type tells it, or nothing for bet types that are drawn once. */
export const sequenceOf = (betType: string): number | undefined => {
  const digits = /_(\d{1,3})$/.exec(betType)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
