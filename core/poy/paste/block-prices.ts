import { more } from "./amounts.ts"
import type { Parse } from "./parse.ts"
import { isMixed } from "./parted.ts"
import type { Bare, BlockPrice } from "./prices.ts"

/** Priced numbers at a second price as well. */
export const withSecond = (
  parses: ReadonlyArray<Parse>,
  { marks, amounts, others }: BlockPrice,
): ReadonlyArray<Parse> => {
  const priced = amounts.flatMap(({ satang, doubtful }) =>
    parses.map((parse): Parse => {
      const second = { marks, arrangements: undefined, satang }
      return {
        clauses: parse.clauses.map((clause) => ({ ...clause, parts: [...clause.parts, second] })),
        doubtful: more(parse.doubtful, doubtful),
      }
    }),
  )
  return others.reduce(withSecond, priced)
}

/** Bare numbers at the price of another line. */
export const withPrice = (
  bare: Bare,
  { marks, amounts, others }: BlockPrice,
  alone: ReadonlyArray<Parse>,
  isTotal: boolean,
): ReadonlyArray<Parse> => {
  const priced = amounts.flatMap(({ satang, doubtful }) =>
    [bare.numbers, ...(bare.range === undefined ? [] : [bare.range])].map(
      (numbers): Parse => ({
        clauses: [{ lead: bare.marks, numbers, parts: [{ marks, arrangements: undefined, satang }] }],
        doubtful: isMixed(bare.numbers) || isTotal || mayStandAlone(alone) ? 1 : doubtful,
      }),
    ),
  )
  return [...others.reduce(withSecond, priced), ...(isTotal || mayStandAlone(alone) ? doubted(alone).parses : [])]
}

/** Numbers with prices of their own, which a price below may be the sum of. */
const mayStandAlone = (alone: ReadonlyArray<Parse>) =>
  alone.some(({ doubtful, clauses }) => doubtful === 0 || clauses.length > 1)

export const doubted = (parses: ReadonlyArray<Parse>) => ({
  parses: parses.map((parse): Parse => ({ ...parse, doubtful: more(parse.doubtful, 1) })),
})

/** Helpers that name their numbers themselves take a price alone. */
export const named = ({ marks, amounts }: BlockPrice): ReadonlyArray<Parse> =>
  amounts.map(({ satang, doubtful }) => ({
    clauses: [{ lead: 0, numbers: [""], parts: [{ marks, arrangements: undefined, satang }] }],
    doubtful,
  }))
