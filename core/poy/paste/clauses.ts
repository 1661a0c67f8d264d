import { couldBePrice, type Doubtful, inSatang, more, type NumberToken } from "./amounts.ts"
import { allWordsCount, type Clause, type Parse, type Part } from "./parse.ts"
import type { Atom, Parted, Piece, Words } from "./parted.ts"
import { type After, type Before, partings } from "./runs.ts"
import { wholeOf } from "./shared-price.ts"
import type { Token } from "./tokens.ts"
import { mark, naming, sides } from "./words.ts"

type Way = { readonly atoms: Array<Atom>; readonly doubtful: Doubtful }

type Steps = { taken: number }

const mostWays = 16
/** So many steps are taken to find the clauses of a line; a line that takes more is not read. */
const mostSteps = 4_000
/** No number has more prices. */
const mostParts = 8

/** Every way to read a line as bets: numbers with prices after them, and words before or after either. */
export const parsesOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<Parse> => {
  const ways = waysToPart(tokens)
  const atLeast: Doubtful = ways.length < mostWays ? 0 : 1
  const steps: Steps = { taken: 0 }
  const parses = ways.flatMap(({ atoms, doubtful }) =>
    clausesOf(atoms, steps).map((parse) => ({ ...parse, doubtful: more(atLeast, more(doubtful, parse.doubtful)) })),
  )
  return steps.taken > mostSteps ? [] : parses
}

/** The runs of numbers between words and marks, parted in every way together. */
const waysToPart = (tokens: ReadonlyArray<Token>): ReadonlyArray<Way> => {
  let ways: Array<Way> = [{ atoms: [], doubtful: 0 }]
  const follow = (next: ReadonlyArray<Parted>) => {
    const [only] = next
    if (only !== undefined && (next.length === 1 || ways.length === mostWays))
      for (const [at, { atoms, doubtful }] of ways.entries()) {
        atoms.push(...only.pieces)
        ways[at] = { atoms, doubtful: more(doubtful, only.doubtful) }
      }
    else {
      const all = ways.flatMap((way) =>
        next.map(({ pieces, doubtful }) => ({
          atoms: [...way.atoms, ...pieces],
          doubtful: more(way.doubtful, doubtful),
        })),
      )
      const likeliest = all.toSorted((one, other) => one.doubtful - other.doubtful)
      ways = all.length > mostWays ? likeliest.slice(0, mostWays) : all
    }
  }
  let [before, isFirst, isPriceFirst]: [Before, boolean, boolean] = ["nothing", true, false]
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
      if (isPriceFirst) follow(afterPrice(run, isFirst))
      else follow(partings(run, before, after))
      isPriceFirst ||= isFirst && run.length === 1 && after === "baht"
      ;[before, isFirst] = ["nothing", false]
      if (after !== "baht") at--
    }
  }
  return before === "equals" ? [] : ways
}

const isPriceBehind = (tokens: ReadonlyArray<Token>, at: number) =>
  tokens.slice(at + 1).some(({ kind }) => kind === "equals" || kind === "baht")

/** Words behind words that are written as figures are said together with them: 123x6 ล่าง. */
const say = (atoms: Array<Atom>, { marks, ...words }: Words) => {
  const last = atoms.at(-1)
  const figures = last?.kind === "words" ? last : { marks: 0, arrangements: undefined }
  if (last?.kind === "words") atoms.pop()
  atoms.push({ ...words, marks: figures.marks | marks, arrangements: figures.arrangements ?? words.arrangements })
}

/** The numbers of a line that begins with its price: ตัวละ 20 123 456. */
const afterPrice = (run: ReadonlyArray<NumberToken>, isFirst: boolean): ReadonlyArray<Parted> => {
  const [price, ...others] = run
  if (price === undefined) return []
  const numbers = (of: ReadonlyArray<NumberToken>): ReadonlyArray<Piece> =>
    of.length === 0 ? [] : [{ kind: "numbers", numbers: of.map(({ text }) => text) }]
  if (!isFirst) return [{ pieces: numbers(run), doubtful: 0 }]
  return couldBePrice(price.text)
    ? [{ pieces: [{ kind: "prices", satang: [inSatang(price.text)], marked: true }, ...numbers(others)], doubtful: 0 }]
    : []
}

const afterOf = (token: Token | undefined): After | undefined => {
  if (token === undefined) return "nothing"
  return token.kind === "words" || token.kind === "equals" || token.kind === "baht" ? token.kind : undefined
}

const inEveryOrder = mark.reverse | mark.nineteen

type Found = { readonly parts: ReadonlyArray<Part>; readonly next: number }

/** Clauses found so far, the last of them first. */
type Done = { readonly clause: Clause; readonly before: Done | undefined }

const inTheirOrder = (done: Done | undefined): ReadonlyArray<Clause> => {
  const clauses: Array<Clause> = []
  for (let one = done; one !== undefined; one = one.before) clauses.push(one.clause)
  return clauses.toReversed()
}

const clausesOf = (atoms: ReadonlyArray<Atom>, steps: Steps): ReadonlyArray<Parse> => {
  const parses: Array<Parse> = []
  const isTooLong = () => ++steps.taken > mostSteps
  const wordsAt = (at: number) => {
    const atom = atoms[at]
    return atom?.kind === "words"
      ? { marks: atom.marks, arrangements: atom.arrangements, next: at + 1 }
      : { marks: 0, arrangements: undefined, next: at }
  }
  const partsBefore = (from: number, most = mostParts): ReadonlyArray<Found> => {
    const { marks, arrangements, next } = wordsAt(from)
    const price = atoms[next]
    if (price?.kind !== "prices" || most === 0 || isTooLong()) return []
    const part = { marks, arrangements, satang: price.satang }
    const behind = wordsAt(next + 1)
    const found = [{ parts: [part], next: next + 1 }]
    // A side behind the price of every arrangement: 123 กลับ 20 ล่าง.
    if (marks !== 0 && (marks & ~inEveryOrder) === 0 && behind.marks !== 0 && (behind.marks & ~sides) === 0)
      found.push({ parts: [{ ...part, marks: marks | behind.marks }], next: behind.next })
    const longer = behind.marks === 0 ? [] : partsBefore(next + 1, most - 1)
    return [...found, ...longer.map((others) => ({ ...others, parts: [part, ...others.parts] }))]
  }
  const partsAfter = (from: number, most = mostParts): ReadonlyArray<Found> => {
    const price = atoms[from]
    const { marks, arrangements, next } = wordsAt(from + 1)
    if (price?.kind !== "prices" || marks === 0 || most === 0 || isTooLong()) return []
    const part = { marks, arrangements, satang: price.satang }
    const longer = partsAfter(next, most - 1)
    return [{ parts: [part], next }, ...longer.map((found) => ({ ...found, parts: [part, ...found.parts] }))]
  }
  const walk = (from: number, done: Done | undefined): void => {
    if (isTooLong()) return
    if (from === atoms.length) return void parses.push(...trailed(inTheirOrder(done)))
    const words = wordsAt(from)
    const lead = words.marks === 0 ? (done?.clause.lead ?? 0) : words.marks
    const atom = atoms[words.next]
    const go = (numbers: ReadonlyArray<string>, { parts, next }: Found) => {
      const [first, ...rest] = parts
      if (first === undefined) return
      const counted = { ...first, arrangements: first.arrangements ?? words.arrangements }
      const clause = { lead, numbers, parts: [counted, ...rest] }
      // Words before the bet above end where a bet has other words behind it: ล่าง 456=20 789=10 โต๊ด.
      const isEnded = words.marks === 0 && !allWordsCount(clause)
      walk(next, { clause: isEnded ? { ...clause, lead: 0 } : clause, before: done })
    }
    if (words.marks & naming) for (const found of partsBefore(words.next)) go([""], found)
    if (atom?.kind !== "numbers") return
    for (const found of partsBefore(words.next + 1)) go(atom.numbers, found)
    for (const found of partsAfter(words.next + 1)) go(atom.numbers, found)
    const last = done?.clause
    if (
      words.next + 1 === atoms.length &&
      words.marks === 0 &&
      last !== undefined &&
      isAlike(last.numbers, atom.numbers)
    )
      parses.push({
        clauses: [...inTheirOrder(done?.before), { ...last, numbers: [...last.numbers, ...atom.numbers] }],
        doubtful: 2,
      })
  }
  walk(0, undefined)
  if (isTooLong()) return []
  const whole = wholeOf(atoms)
  return whole === undefined ? parses : [whole, ...parses]
}

/** Words behind a bet may be for those without words before it too: 123=50 456=50 โต๊ด. */
const trailed = (clauses: ReadonlyArray<Clause>): ReadonlyArray<Parse> => {
  let behind: Pick<Part, "marks" | "arrangements"> | undefined
  let isShared = false
  const shared = clauses.toReversed().map((clause): Clause => {
    const own = clause.parts.find(({ marks }) => marks !== 0)
    if (own !== undefined) behind = { marks: own.marks, arrangements: own.arrangements }
    if (own !== undefined || behind === undefined) return clause
    isShared = true
    return { ...clause, parts: clause.parts.map((part) => ({ ...part, ...behind })) }
  })
  if (!isShared) return [{ clauses, doubtful: 0 }]
  return [
    { clauses, doubtful: 1 },
    { clauses: shared.toReversed(), doubtful: 1 },
  ]
}

const isAlike = ([one]: ReadonlyArray<string>, [other]: ReadonlyArray<string>) => one?.length === other?.length
