import type { Token } from "../tokens/tokens.ts"
import { type Ambiguity, type Amounts, inSatang, looksLikePrice, more, type NumberToken } from "./amounts.ts"

/** A piece of a run of numbers: numbers to bet on, or prices in satang; `marked` by a word for baht. */
export type RunPiece =
  | { readonly kind: "numbers"; readonly numbers: ReadonlyArray<string> }
  | { readonly kind: "prices"; readonly satang: ReadonlyArray<number>; readonly marked: boolean }

export type Words = Extract<Token, { readonly kind: "words" }>
export type Atom = Words | RunPiece

/** One way to part a run into numbers and prices, with words that stand in it as figures. */
export type Partition = { readonly pieces: ReadonlyArray<Atom>; readonly ambiguity: Ambiguity }

export type Run = ReadonlyArray<NumberToken>

export const numbersPiece = (run: Run): RunPiece => ({ kind: "numbers", numbers: run.map(({ text }) => text) })
export const pricesPiece = (satang: ReadonlyArray<number>, marked = false): RunPiece => ({
  kind: "prices",
  satang,
  marked,
})
export const atEnd = (run: Run, { satang, used, ambiguity }: Amounts): Partition => ({
  pieces: [numbersPiece(run.slice(0, run.length - used)), pricesPiece(satang)],
  ambiguity,
})
export const moreAmbiguous = (partition: Partition): Partition => ({
  ...partition,
  ambiguity: more(partition.ambiguity, 1),
})
export const ambiguousUnless = (isUnambiguous: boolean): Ambiguity => (isUnambiguous ? 0 : 1)
export const isApart = ({ loose }: NumberToken) => loose
/** 345 in 12 345*50 is no usual price. */
export const mayBeNumber = ({ text }: NumberToken) => text.length === 3 && !text.endsWith("0")

/** 000 in 10,000 and 500 in 1,500: not a number beside another. */
export const isOfThousand = ({ text, join, loose }: NumberToken, at: number, run: Run) => {
  const length = run[at - 1]?.text.length
  return join === "comma" && !loose && text.length === 3 && (length === 1 || (length === 2 && text === "000"))
}

/** A list in groups, each of which begins where it is said to. */
export const groupsOf = <One>(
  all: ReadonlyArray<One>,
  begins: (one: One, at: number) => boolean,
): ReadonlyArray<ReadonlyArray<One>> => {
  const groups: Array<Array<One>> = []
  for (const [at, one] of all.entries()) {
    const last = groups.at(-1)
    if (last === undefined || begins(one, at)) groups.push([one])
    else last.push(one)
  }
  return groups
}

/** Numbers of several lengths: one of them may be a price. */
export const isMixed = (numbers: ReadonlyArray<string>): boolean =>
  numbers.some(({ length }) => length !== numbers[0]?.length)

/** A number and its price in turns: 12 50 34 20. */
export const inTurns = (run: Run): ReadonlyArray<Partition> => {
  const [numbers, amounts] = [run.filter((_, at) => at % 2 === 0), run.filter((_, at) => at % 2 === 1)]
  if (!amounts.every(({ text }) => looksLikePrice(text))) return []
  const pieces = numbers.flatMap((number, at) => [
    numbersPiece([number]),
    pricesPiece([inSatang(amounts[at]?.text ?? "")]),
  ])
  return [{ pieces, ambiguity: 1 }]
}

/** Whether prices stand otherwise apart from their numbers than bets do from each other: 12 50,34 20. */
export const areApartInTurns = (run: Run): boolean =>
  run.every(({ join, loose }, at) => {
    const before = run[at - 1]
    return at % 2 === 1 || join !== before?.join || loose !== before.loose
  })

/** Whether numbers before the last may be numbers and their prices. */
export const areTurned = (run: Run): boolean =>
  isMixed(run.slice(0, -1).map(({ text }) => text)) || areApartInTurns(run)

/** Numbers with their prices in turns before another bet: 12 50,34=20, 123 50 456x20. */
export const turnsBefore = (run: Run, last: ReadonlyArray<Atom>): ReadonlyArray<Partition> =>
  run.length !== 0 && run.length % 2 === 0
    ? inTurns(run).map(({ pieces, ambiguity }) => ({ pieces: [...pieces, ...last], ambiguity }))
    : []
