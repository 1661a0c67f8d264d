import type { Token } from "../tokens/tokens.ts"
import { eitherSide, mark, naming } from "../tokens/words.ts"
import { type Ambiguity, more } from "./amounts.ts"
import { allWordsCount, type Clause, type Parse, type PricedPart } from "./parse.ts"
import type { Atom } from "./partitions.ts"
import { wholeOf } from "./shared-price.ts"
import type { Steps } from "./steps.ts"
import { mostWays, waysToPart } from "./ways.ts"

/** No number has more prices. */
const mostParts = 8

/** Every way to read a line as bets: numbers with prices after them, and words before or after either; none without steps left. */
export const parsesOf = (tokens: ReadonlyArray<Token>, steps: Steps): ReadonlyArray<Parse> => {
  const ways = waysToPart(tokens, steps)
  const atLeast: Ambiguity = ways.length < mostWays ? 0 : 1
  return ways.flatMap(({ atoms, ambiguity }) =>
    clausesOf(atoms, steps).map((parse) => ({
      clauses: parse.clauses,
      ambiguity: more(atLeast, more(ambiguity, parse.ambiguity)),
    })),
  )
}

/** Words for many numbers, with whose price a side may stand: 123 กลับ 20 ล่าง, 6 หน้า 10 บน. */
const forMany = mark.reverse | mark.nineteen | mark.roodNha | mark.roodLung | mark.rood
const forManyOf = (numbers: ReadonlyArray<string>): number =>
  numbers.every(({ length }) => length === 1) ? forMany | mark.front | mark.back : forMany

type Found = { readonly parts: ReadonlyArray<PricedPart>; readonly next: number }

/** Clauses found so far, the last of them first. */
type Done = { readonly clause: Clause; readonly before: Done | undefined }

const clausesOf = (atoms: ReadonlyArray<Atom>, steps: Steps): ReadonlyArray<Parse> => {
  const parses: Array<Parse> = []
  const isTooLong = () => --steps.left < 0
  const inTheirOrder = (done: Done | undefined): ReadonlyArray<Clause> => {
    const clauses: Array<Clause> = []
    for (let one = done; one !== undefined; one = one.before) clauses.push(one.clause)
    steps.left -= clauses.length
    return clauses.toReversed()
  }
  const wordsAt = (at: number) => {
    const atom = atoms[at]
    return atom?.kind === "words"
      ? { marks: atom.marks, arrangements: atom.arrangements, next: at + 1 }
      : { marks: 0, arrangements: undefined, next: at }
  }
  const partsBefore = (from: number, many: number, most = mostParts): ReadonlyArray<Found> => {
    const { marks, arrangements, next } = wordsAt(from)
    const price = atoms[next]
    if (price?.kind !== "prices" || most === 0 || isTooLong()) return []
    const part = { marks, arrangements, satang: price.satang }
    const behind = wordsAt(next + 1)
    const found = [{ parts: [part], next: next + 1 }]
    if (marks !== 0 && (marks & ~many) === 0 && behind.marks !== 0 && (behind.marks & ~eitherSide) === 0)
      found.push({ parts: [{ ...part, marks: marks | behind.marks }], next: behind.next })
    const longer = behind.marks === 0 ? [] : partsBefore(next + 1, many, most - 1)
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
    if (words.marks & naming) {
      for (const found of partsBefore(words.next, forMany)) go([""], found)
      // Before more only a side stands behind its price: in สูง 10 บน ต่ำ 10 ล่าง the next helper begins there.
      for (const found of partsAfter(words.next)) {
        const ofOthers = found.next === atoms.length ? naming : ~eitherSide
        if (found.parts.every(({ marks }) => (marks & ofOthers) === 0)) go([""], found)
      }
    }
    if (atom?.kind !== "numbers") return
    for (const found of partsBefore(words.next + 1, forManyOf(atom.numbers))) go(atom.numbers, found)
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
        ambiguity: 2,
      })
  }
  walk(0, undefined)
  if (isTooLong()) return []
  const whole = wholeOf(atoms)
  return [...(whole === undefined ? [] : [whole]), ...parses, ...sharedFirst(atoms, steps)]
}

/** Numbers that share a price in baht before other bets: 12 บน 34 ล่าง 50 บาท 56 บน 20. */
const sharedFirst = (atoms: ReadonlyArray<Atom>, steps: Steps): ReadonlyArray<Parse> => {
  const end = atoms.findIndex((atom) => atom.kind === "prices" && atom.marked) + 1
  const shared = end === 0 || end === atoms.length ? undefined : wholeOf(atoms.slice(0, end))
  const others = shared === undefined ? [] : clausesOf(atoms.slice(end), steps)
  return others.map(({ clauses }) => ({ clauses: [...(shared?.clauses ?? []), ...clauses], ambiguity: 1 }))
}

/** Words behind a bet may be for those without words before it too: 123=50 456=50 โต๊ด. */
const trailed = (clauses: ReadonlyArray<Clause>): ReadonlyArray<Parse> => {
  let behind: Pick<PricedPart, "marks" | "arrangements"> | undefined
  let isShared = false
  const shared = clauses.toReversed().map((clause): Clause => {
    const own = clause.parts.find(({ marks }) => marks !== 0)
    if (own !== undefined) behind = { marks: own.marks, arrangements: own.arrangements }
    if (own !== undefined || behind === undefined) return clause
    isShared = true
    return { ...clause, parts: clause.parts.map((part) => ({ ...part, ...behind })) }
  })
  if (!isShared) return [{ clauses, ambiguity: 0 }]
  return [
    { clauses, ambiguity: 1 },
    { clauses: shared.toReversed(), ambiguity: 1 },
  ]
}

const isAlike = ([one]: ReadonlyArray<string>, [other]: ReadonlyArray<string>) => one?.length === other?.length
