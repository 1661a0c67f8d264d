import type { Bet, Option, Terms } from "@fakham/core/poy"
import { useMemo } from "react"
import { useBetting } from "../../../bet-page-context.ts"

/** What bets pay just now, in hundredths; zero where they are closed or not offered. */
export type RatesNow = { readonly rateOf: (bet: Bet) => number; readonly usualOf: (option: Option) => number }

export const useRatesNow = (): RatesNow => {
  const terms = useBetting(({ terms }) => terms)
  return useMemo(() => ratesNowOf(terms), [terms])
}

const ratesNowOf = ({ rateNow, defaultRate }: Terms): RatesNow => {
  const limited = new Map(rateNow.map(({ option, number, multiply }) => [`${option} ${number}`, multiply]))
  const usualOf = (option: Option) => defaultRate[option] ?? 0
  return { usualOf, rateOf: ({ option, number }) => limited.get(`${option} ${number}`) ?? usualOf(option) }
}
