import { baht, type Satang, satang } from "../money/satang.ts"
import { type Bet, isNumberOf, type NewLine, placeOf } from "./line.ts"
import type { DefaultRates } from "./options/offered.ts"
import type { Option } from "./options/option.ts"

/** The rate of one number, in hundredths; zero means that the number is closed. */
export type NumberRate = Bet & { readonly multiply: number }

export type RoundLimits = {
  readonly betMin: Readonly<Partial<Record<Option, Satang>>>
  readonly betMax: Readonly<Partial<Record<Option, Satang>>>
  readonly defaultRate: DefaultRates
  readonly rateNow: ReadonlyArray<NumberRate>
}

/** The limits of a round, ready to be asked number by number. */
export type Terms = RoundLimits & { readonly rates: ReadonlyMap<number, number> }

export const termsOf = (limits: RoundLimits): Terms => ({ ...limits, rates: ratesBy(limits.rateNow) })

export const ratesBy = (rates: ReadonlyArray<NumberRate>): ReadonlyMap<number, number> =>
  new Map(rates.filter(isNumberOf).map((rate) => [placeOf(rate), rate.multiply]))

/** What is staked at least where the operator tells nothing. */
const usualMin = baht(1)

/** Stands for a maximum that the operator does not tell: then none is ours. */
export const noMaximum = satang(Number.MAX_SAFE_INTEGER)

/** Between which prices an option is staked; nothing where no price is. */
export const boundsOf = (
  { betMin, betMax }: Pick<RoundLimits, "betMin" | "betMax">,
  option: Option,
): Pick<NewLine, "min" | "max"> | undefined => {
  const { [option]: min = usualMin } = betMin
  const { [option]: max = noMaximum } = betMax
  return min <= 0 || min > max ? undefined : { min, max }
}

/** A bet as it was asked for; without a price it goes in at the option's minimum. */
export type Asked = Bet & { readonly price?: Satang }

export type RefusedBet = Bet & { readonly reason: "closed" | "notOffered" | "notANumber" }

export type MadeLines = { readonly lines: ReadonlyArray<NewLine>; readonly refused: ReadonlyArray<RefusedBet> }

/** Makes lines of bets at the round's limits and rates of now, and names those it cannot make. */
export const makeLines = (terms: Terms, asked: Iterable<Asked>): MadeLines => {
  const lines: Array<NewLine> = []
  const refused: Array<RefusedBet> = []
  for (const bet of asked) {
    const { option, number, price } = bet
    const bounds = boundsOf(terms, option)
    const usual = terms.defaultRate[option] ?? 0
    const refuse = (reason: RefusedBet["reason"]) => refused.push({ option, number, reason })
    if (!isNumberOf(bet)) refuse("notANumber")
    else if (usual <= 0 || bounds === undefined) refuse("notOffered")
    else {
      const multiply = terms.rates.get(placeOf(bet)) ?? usual
      if (multiply > 0) lines.push({ option, number, price: price ?? bounds.min, ...bounds, multiply })
      else refuse("closed")
    }
  }
  return { lines, refused }
}
