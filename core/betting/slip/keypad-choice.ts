import type { Satang } from "../../money/satang.ts"
import { satang } from "../../money/satang.ts"
import { type Asked, boundsOf, type Terms } from "../../poy/limits.ts"
import type { Bet } from "../../poy/line.ts"
import { nearestPrice } from "../../poy/line.ts"
import { type Selection, selectionOf } from "../../poy/options/compatibility.ts"
import { isOption, type Option } from "../../poy/options/option.ts"

type Keyed = { readonly selection: Selection; readonly usualPrice: Satang | undefined }

/** What a player last bet with in a group: the options that were on, and the one price that all lines were given. */
export type KeypadChoice = {
  readonly options: ReadonlyArray<Option>
  readonly price: Satang | undefined
}

export const keypadChoiceOf = ({ selection, usualPrice }: Keyed): KeypadChoice => ({
  options: [...selection].filter(isOption),
  price: usualPrice,
})

/** The options of a choice, without those that clash. */
export const selectionOfChoice = ({ options }: KeypadChoice): Selection => selectionOf(options)

/** Bets that are keyed go in at the price that all lines were given last, within the limits of their option. */
export const atUsualPrice = function* (
  { usualPrice, terms }: Pick<Keyed, "usualPrice"> & { readonly terms: Terms },
  bets: Iterable<Bet>,
): Iterable<Asked> {
  for (const bet of bets) {
    const bounds = boundsOf(terms, bet.option)
    if (usualPrice === undefined || bounds === undefined) yield bet
    else yield { ...bet, price: satang(nearestPrice(usualPrice, bounds.min, bounds.max)) }
  }
}
