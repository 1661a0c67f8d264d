import { isOption } from "@fakham/core/poy"
import { type GroupTerms, rateAt } from "../lotto/terms.ts"

/** A number that pays another rate than a moment ago; the rate as it is told. */
export type MovedRate = { readonly option: string; readonly number: string; readonly multiply: number }

type Exposed = { readonly option: string; readonly number: string; readonly before: number; readonly after: number }

/** What became of the rates when so much more, or less, would have to be paid for their numbers. */
export const movedRates = (terms: GroupTerms, exposed: ReadonlyArray<Exposed>): ReadonlyArray<MovedRate> =>
  exposed.flatMap(({ option, number, before, after }) => {
    if (!isOption(option)) return []
    const now = rateAt(terms, option, after)
    return now === rateAt(terms, option, before) ? [] : [{ option, number, multiply: now / 100 }]
  })
