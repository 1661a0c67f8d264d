import { shuffled } from "../../keying/helpers.ts"
import { inheritHeading, mark, ofOneDigit } from "../tokens/words.ts"
import type { Ambiguity } from "./amounts.ts"
import type { Words } from "./partitions.ts"

/** Prices of the numbers before them, in satang, with the words that stand beside them. */
export type PricedPart = Omit<Words, "kind"> & { readonly satang: ReadonlyArray<number> }

/** Numbers that share their prices, and the words that stand before them. */
export type Clause = {
  readonly lead: number
  readonly numbers: ReadonlyArray<string>
  readonly parts: ReadonlyArray<PricedPart>
}

/** One way to read a line by its shape. */
export type Parse = { readonly clauses: ReadonlyArray<Clause>; readonly ambiguity: Ambiguity }

/** Whether every word before the numbers counts for one of their prices: one that is set aside was meant otherwise. */
export const allWordsCount = ({ lead, parts }: Pick<Clause, "lead" | "parts">): boolean =>
  (lead & ~parts.reduce((all, { marks }) => all | inheritHeading(lead, marks), 0)) === 0

/** Whether a line has words of its own. */
export const hasWords = ({ clauses }: Parse): boolean =>
  clauses.some(({ lead, parts }) => lead !== 0 || parts.some(({ marks }) => marks !== 0))

/** Whether an amount is what so much costs on one side, or on both. */
export const isSumOf = (amount: number | undefined, total: number): boolean => amount === total || amount === total * 2

/** How many numbers one digit stands for. */
const doorsOf = (numbers: ReadonlyArray<string>, words: number) => {
  const rood = numbers.every(({ length }) => length === 1) ? ofOneDigit(words) : words
  const isBoth = (rood & mark.roodNha) !== 0 && (rood & mark.roodLung) !== 0
  return rood & mark.nineteen || isBoth ? 19 : rood & (mark.roodNha | mark.roodLung) ? 10 : 1
}

/** What a parse stakes in all, one side a number. */
export const totalOf = ({ clauses }: Parse): number =>
  clauses.reduce(
    (sum, { lead, numbers, parts }) =>
      parts.reduce((all, { marks, satang }) => {
        const bets = marks & mark.reverse ? numbers.flatMap(shuffled) : numbers
        return (
          all +
          bets.length * doorsOf(numbers, inheritHeading(lead, marks)) * satang.reduce((one, other) => one + other, 0)
        )
      }, sum),
    0,
  )
