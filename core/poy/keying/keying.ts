import type { Bet } from "../line.ts"
import { digitsAsked, type Selection } from "../options/compatibility.ts"
import { digitsOf, type Generator, options } from "../options/option.ts"
import { generated, nineteen, roodLung, roodNha, shuffled } from "./helpers.ts"

export type Keyed =
  | { readonly _tag: "bets"; readonly bets: ReadonlyArray<Bet> }
  | { readonly _tag: "refused"; readonly reason: "nothingSelected" | "wrongDigits" | "needsTwoDigits" }

/** The bets that a keyed number makes with the options and helpers that are on. */
export const keyed = (number: string, selection: Selection): Keyed => {
  if (!/^\d+$/.test(number) || number.length !== digitsAsked(selection))
    return { _tag: "refused", reason: "wrongDigits" }
  return spread(numbersOf(number, selection), selection)
}

/** The bets of a one-shot helper: its numbers on every two-digit option that is on. */
export const generate = (generator: Generator, selection: Selection): Keyed => {
  const bets = spread(generated(generator), selection)
  return bets._tag === "bets" ? bets : { _tag: "refused", reason: "needsTwoDigits" }
}

/** Puts each number on every selected option that takes so many digits, as a number board or a win does. */
export const spread = (numbers: ReadonlyArray<string>, selection: Selection): Keyed => {
  const bets = options.flatMap((option) =>
    selection.has(option)
      ? numbers.filter(({ length }) => length === digitsOf(option)).map((number) => ({ option, number }))
      : [],
  )
  return bets.length > 0 ? { _tag: "bets", bets } : { _tag: "refused", reason: "nothingSelected" }
}

const numbersOf = (number: string, selection: Selection): ReadonlyArray<string> => {
  if (selection.has("option_2_19")) return nineteen(number)
  if (selection.has("option_2_roodnha")) return roodNha(number)
  if (selection.has("option_2_roodlung")) return roodLung(number)
  return selection.has("shuffle_2") || selection.has("shuffle_3") ? shuffled(number) : [number]
}
