import { type MadeLines, makeLines, type Terms } from "../limits.ts"
import type { Bet } from "../line.ts"
import type { Option } from "../options/option.ts"

/** Numbers a player keeps under a name, with the options they are meant for. */
export type NumberSet = { readonly options: ReadonlyArray<Option>; readonly numbers: ReadonlyArray<string> }

/** An old slip as one batch for today: the numbers are kept, prices and rates are the round's own. */
export const pullSlip = (terms: Terms, old: ReadonlyArray<Bet>): MadeLines =>
  makeLines(
    terms,
    old.map(({ option, number }) => ({ option, number })),
  )

export const pullSet = (terms: Terms, { options, numbers }: NumberSet): MadeLines =>
  makeLines(
    terms,
    options.flatMap((option) => numbers.map((number) => ({ option, number }))),
  )
