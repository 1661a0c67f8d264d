import { byOption, digitsOf, isInAnyOrder, type Option } from "../../poy/options/option.ts"
import { optionRules } from "../../poy/options/option-rules.ts"

/** What was drawn. Only gov has front and back threes. */
export type Drawn = {
  readonly top3: string
  readonly top2: string
  readonly bottom2: string
  readonly front3?: ReadonlyArray<string> | undefined
  readonly back3?: ReadonlyArray<string> | undefined
  /** The whole number of a four-digit draw. */
  readonly number?: string | undefined
}

/** How a round ended: with numbers, or void, and then every stake goes back. */
export type Outcome = { readonly type: "drawn"; readonly drawn: Drawn } | { readonly type: "cancelled" }

const distinct = (numbers: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(numbers)].toSorted()

/** Every order that the digits can stand in. */
const orders = (digits: string): ReadonlyArray<string> =>
  digits.length < 2
    ? [digits]
    : Array.from(digits).flatMap((digit, place) =>
        orders(digits.slice(0, place) + digits.slice(place + 1)).map((rest) => digit + rest),
      )

const winningBy = (option: Option, drawn: Drawn): ReadonlyArray<string> => {
  const numbers = [drawn[optionRules[option].winsOn] ?? []].flat()
  if (digitsOf(option) === 1) return distinct(numbers.flatMap((number) => Array.from(number)))
  return distinct(isInAnyOrder(option) ? numbers.flatMap(orders) : numbers)
}

/** The numbers that win by each option a line may bet on, in order and each once: who holds one wins once. */
export const winningNumbers = (drawn: Drawn): Readonly<Record<Option, ReadonlyArray<string>>> =>
  byOption((option) => winningBy(option, drawn))
