import type { Token } from "../tokens/tokens.ts"
import { mark, naming } from "../tokens/words.ts"
import { type Ambiguity, couldBePrice, inSatang, more, type NumberToken } from "./amounts.ts"
import { type Atom, numbersPiece, type Partition, pricesPiece, type Words } from "./partitions.ts"
import { type After, type Before, partitionsOf } from "./runs.ts"
import type { Steps } from "./steps.ts"

type Way = { readonly atoms: Array<Atom>; readonly ambiguity: Ambiguity }

export const mostWays = 16

/** Whether a helper that names its numbers itself stands first, so that the first price is for it alone. */
export const beginsWithHelper = ([first]: ReadonlyArray<Token>): boolean =>
  first?.kind === "words" && (first.marks & naming) !== 0 && (first.marks & mark.win) === 0

/** The runs of numbers between words and marks, parted in every way together. */
export const waysToPart = (tokens: ReadonlyArray<Token>, steps: Steps): ReadonlyArray<Way> => {
  let ways: Array<Way> = [{ atoms: [], ambiguity: 0 }]
  const extend = (next: ReadonlyArray<Partition>) => {
    steps.left -= ways.length * next.length
    const [only] = next
    if (only !== undefined && (next.length === 1 || ways.length === mostWays))
      for (const [at, { atoms, ambiguity }] of ways.entries()) {
        atoms.push(...only.pieces)
        ways[at] = { atoms, ambiguity: more(ambiguity, only.ambiguity) }
      }
    else {
      const all = ways.flatMap((way) =>
        next.map(({ pieces, ambiguity }) => ({
          atoms: [...way.atoms, ...pieces],
          ambiguity: more(way.ambiguity, ambiguity),
        })),
      )
      const likeliest = all.toSorted((one, other) => one.ambiguity - other.ambiguity)
      ways = all.length > mostWays ? likeliest.slice(0, mostWays) : all
    }
  }
  let [before, isFirst, isPriceFirst]: [Before, boolean, boolean] = ["nothing", !beginsWithHelper(tokens), false]
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind === "words") {
      for (const { atoms } of ways) say(atoms, token)
      if (before === "nothing") before = "words"
    } else if (token?.kind === "equals") {
      const isBehindWords = token.as === "colon" && tokens[at - 1]?.kind === "words"
      if (isPriceFirst) return []
      if (isFirst && token.as === "each") isPriceFirst = true
      before = isBehindWords || (isFirst && (token.as !== "mark" || isPriceBehind(tokens, at))) ? "words" : "equals"
    } else {
      const run: Array<NumberToken> = []
      for (let next = tokens[at]; next?.kind === "number"; next = tokens[++at]) run.push(next)
      const after = afterOf(tokens[at])
      if (after === undefined) return []
      // Behind a price that stands first, another is for something else: บน 50 บาท ล่าง 20 บาท.
      if (isPriceFirst && !isFirst && after === "baht") return []
      if (isPriceFirst) extend(afterPrice(run, isFirst))
      else extend(partitionsOf(run, before, after))
      isPriceFirst ||= isFirst && run.length === 1 && after === "baht"
      ;[before, isFirst] = ["nothing", false]
      if (after !== "baht") at--
    }
  }
  return before === "equals" ? [] : ways
}

const isPriceBehind = (tokens: ReadonlyArray<Token>, at: number) =>
  tokens.findLastIndex(({ kind }) => kind === "equals" || kind === "baht") > at

/** Words behind words that are written as figures are said together with them: 123x6 ล่าง. */
const say = (atoms: Array<Atom>, { marks, ...words }: Words) => {
  const last = atoms.at(-1)
  const figures = last?.kind === "words" ? last : { marks: 0, arrangements: undefined }
  if (last?.kind === "words") atoms.pop()
  atoms.push({ ...words, marks: figures.marks | marks, arrangements: figures.arrangements ?? words.arrangements })
}

/** The numbers of a line that begins with its price: ตัวละ 20 123 456. */
const afterPrice = (run: ReadonlyArray<NumberToken>, isFirst: boolean): ReadonlyArray<Partition> => {
  const [price, ...others] = run
  if (price === undefined) return []
  if (!isFirst) return [{ pieces: [numbersPiece(run)], ambiguity: 0 }]
  const begin = pricesPiece([inSatang(price.text)], true)
  return couldBePrice(price.text)
    ? [{ pieces: [begin, ...(others.length === 0 ? [] : [numbersPiece(others)])], ambiguity: 0 }]
    : []
}

const afterOf = (token: Token | undefined): After | undefined => {
  if (token === undefined) return "nothing"
  return token.kind === "words" || token.kind === "equals" || token.kind === "baht" ? token.kind : undefined
}
