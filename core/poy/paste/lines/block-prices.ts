import { more } from "../parses/amounts.ts"
import { isSumOf, type Parse, totalOf } from "../parses/parse.ts"
import { isMixed } from "../parses/partitions.ts"
import type { Bare, SidePrice } from "../parses/prices.ts"
import { mark } from "../tokens/words.ts"

/** Priced numbers at a second price as well. */
export const withSecond = (
  parses: ReadonlyArray<Parse>,
  { marks, amounts, others }: SidePrice,
): ReadonlyArray<Parse> => {
  const priced = amounts.flatMap(({ satang, ambiguity }) =>
    parses.map((parse): Parse => {
      const second = { marks, arrangements: undefined, satang }
      return {
        clauses: parse.clauses.map((clause) => ({ ...clause, parts: [...clause.parts, second] })),
        ambiguity: more(parse.ambiguity, ambiguity),
      }
    }),
  )
  return others.reduce(withSecond, priced)
}

/** Bare numbers at the price of another line. */
export const withPrice = (
  bare: Bare,
  { marks, amounts, others }: SidePrice,
  alone: ReadonlyArray<Parse>,
  isTotal: boolean,
): ReadonlyArray<Parse> => {
  const priced = amounts.flatMap(({ satang, ambiguity }) =>
    [bare.numbers, ...(bare.range === undefined ? [] : [bare.range])].map(
      (numbers): Parse => ({
        clauses: [{ lead: bare.marks, numbers, parts: [{ marks, arrangements: undefined, satang }] }],
        ambiguity: isMixed(bare.numbers) || isTotal || mayStandAlone(alone) ? 1 : ambiguity,
      }),
    ),
  )
  return [...others.reduce(withSecond, priced), ...(isTotal || mayStandAlone(alone) ? asAmbiguous(alone).parses : [])]
}

/** Numbers with prices of their own, which a price below may be the sum of. */
const mayStandAlone = (alone: ReadonlyArray<Parse>) =>
  alone.some(({ ambiguity, clauses }) => ambiguity === 0 || clauses.length > 1)

export const asAmbiguous = (parses: ReadonlyArray<Parse>) => ({
  parses: parses.map((parse): Parse => ({ ...parse, ambiguity: more(parse.ambiguity, 1) })),
})

/** The price of every arrangement, on the last of the bare numbers that it is for: 123, 456, 789 10*ช. */
export const sharedBy = (
  parses: ReadonlyArray<Parse>,
  waiting: ReadonlyArray<{ readonly bare: Bare; readonly from: unknown; readonly block: number }>,
  parsesAt: (block: number) => ReadonlyArray<Parse>,
): SidePrice | undefined => {
  const [clause, ...clauses] = parses.flatMap((parse) => (parse.ambiguity === 0 ? parse.clauses : []))
  const [part, ...parts] = clause?.parts ?? []
  const [number, ...numbers] = clause?.numbers ?? []
  if (part?.marks !== mark.reverse || part.satang.length > 1 || clause?.lead !== 0) return undefined
  if (number === undefined || clauses.length + parts.length + numbers.length > 0) return undefined
  const areAlike = waiting.every(
    ({ bare: { marks, numbers: others }, from, block }) =>
      marks === 0 &&
      from === undefined &&
      others.every(({ length }) => length === number.length) &&
      parsesAt(block).every(({ ambiguity }) => ambiguity > 0),
  )
  const amounts = [{ satang: part.satang, ambiguity: 0 } as const]
  return areAlike && waiting.length > 0 ? { marks: mark.reverse, amounts, others: [] } : undefined
}

/** Helpers in a heading that name their numbers themselves take a price alone. */
export const named = ({ marks, amounts, others }: SidePrice): ReadonlyArray<Parse> =>
  others.reduce(
    withSecond,
    amounts.map(({ satang, ambiguity }) => ({
      clauses: [{ lead: 0, numbers: [""], parts: [{ marks, arrangements: undefined, satang }] }],
      ambiguity,
    })),
  )

/** Whether a price is what all these lines cost together if the last number of each is its price. */
export const isTotalOf = (lines: ReadonlyArray<ReadonlyArray<Parse>>, { amounts }: SidePrice): boolean => {
  const total = lines.reduce((sum, [alone]) => sum + (alone === undefined ? Number.NaN : totalOf(alone)), 0)
  return amounts.some(({ satang: [amount, second] }) => second === undefined && isSumOf(amount, total))
}
