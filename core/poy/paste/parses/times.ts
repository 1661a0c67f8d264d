import { mark } from "../tokens/words.ts"
import { type Ambiguity, amountsIn, couldBePrice, inSatang, looksLikePrice, more, type NumberToken } from "./amounts.ts"
import {
  type Atom,
  ambiguousUnless,
  areTurned,
  atEnd,
  groupsOf,
  isApart,
  mayBeNumber,
  moreAmbiguous,
  numbersPiece,
  type Partition,
  pricesPiece,
  type Run,
  turnsBefore,
  type Words,
} from "./partitions.ts"

export const isTimes = ({ join }: NumberToken) => join === "times"

/** Numbers with times marks behind the last of them; those before it may have their own prices: 12 50,34x20. */
export const withTimes = (run: Run): ReadonlyArray<Partition> => {
  const at = run.findIndex(isTimes)
  const tail = run.slice(at)
  const first = run[at - 1]
  if (first === undefined) return []
  if (!tail.every(isTimes)) return withMoreBehind(run, at)
  const [pairOf] = run.length === 3 ? amountsIn(run.slice(1)) : []
  if (pairOf?.satang.includes(0)) return [atEnd(run, pairOf)]
  if (!tail.every(({ text }) => couldBePrice(text))) return []
  const [before, satang] = [run.slice(0, at - 1), tail.map(({ text }) => inSatang(text))]
  const turned =
    !isSurePair(run, at) && areTurned(run.slice(0, at))
      ? turnsBefore(before, [numbersPiece([first]), pricesPiece(satang)])
      : []
  const all = withPair(run, at, satang)
  return turned.length > 0 ? [...turned, ...all.map(moreAmbiguous)] : all
}

/** 05-50 100x100: the same amount twice, apart from numbers that a mark joins. */
const isSurePair = (run: Run, at: number) => {
  const [first, second] = [run[at - 1], run[at]]
  return first?.loose && !second?.loose && first.text === second?.text && !run.slice(1, at - 1).some(isApart)
}

/** Bets with times marks before numbers of another: 482 20*20, 12 บน 50. */
export const timesBefore = (run: Run): ReadonlyArray<Partition> => {
  const end = run.findLastIndex(isTimes) + 1
  const [before, rest] = [run.slice(0, end), run.slice(end)]
  if (rest[0] === undefined || !standsApart(rest[0], end) || inFigures(run.slice(end - 2, end)).length > 0) return []
  return withTimes(before).map(({ pieces }) => ({ pieces: [...pieces, numbersPiece(rest)], ambiguity: 1 }))
}

/** What stands between times marks is a price pair for all numbers before it, unless it may be the last number. */
const withPair = (run: Run, at: number, satang: ReadonlyArray<number>): ReadonlyArray<Partition> => {
  const [first, second] = [run[at - 1], run[at]]
  if (first === undefined || second === undefined) return []
  const list = atEnd(run, { satang, used: satang.length, ambiguity: ambiguousUnless(looksLikePrice(second.text)) })
  if (at === 1) return [list]
  if (!couldBePrice(first.text)) return [list]
  if (satang.length > 1) {
    const isPrice = looksLikePrice(first.text) && first.text.length !== run[0]?.text.length
    const all = {
      satang: [inSatang(first.text), ...satang],
      used: satang.length + 1,
      ambiguity: ambiguousUnless(at === 2),
    }
    return [isPrice ? atEnd(run, all) : moreAmbiguous(list)]
  }
  const pair = atEnd(run, {
    satang: [inSatang(first.text), ...satang],
    used: 2,
    ambiguity: ambiguousUnless(!mayBeNumber(first)),
  })
  const isCount = second.text === "6" || second.text === "3"
  if (isCount && looksLikePrice(first.text) && run[0]?.text.length === 3 && at === 2) return [pair]
  const isTighter = isApart(first) && !second.loose
  const isAlone = at === 2 && (first.text.length > 2 || first.text.length !== run[0]?.text.length)
  if (!looksLikePrice(first.text)) return [moreAmbiguous(list), moreAmbiguous(pair)]
  if (looksLikePrice(second.text) && (isTighter || first.text === second.text || isAlone)) return [pair]
  return [moreAmbiguous(pair), moreAmbiguous(list)]
}

/** Several bets with times marks, 12x50,13x20, or one with more behind its last mark. */
const withMoreBehind = (run: Run, at: number): ReadonlyArray<Partition> => {
  const isPriced = (_: NumberToken, place: number) => run[place + 1]?.join === "times"
  const [apart, groups] = [waysOf(groupsOf(run, isApart)), groupsOf(run, isPriced)]
  const each = [
    ...(apart.every(({ length }) => length === 1) ? inTurn(apart, 0) : []),
    ...inTurn(waysOf(groups), ambiguousUnless(groups.every(([first], place) => standsApart(first, place)))),
  ]
  const all = atArrangements(run)
  if (each.length > 0) return [...all, ...each, ...pricesBehind(run, at)]
  return all.some(({ ambiguity }) => ambiguity === 0) ? all : [...all, ...pricesBehind(run, at)]
}

const waysOf = (groups: ReadonlyArray<Run>) => (groups.length > 1 ? groups.map(withTimes) : [])

/** Groups one after the other, those that can be read in several ways in the same way. */
const inTurn = (groups: ReadonlyArray<ReadonlyArray<Partition>>, ambiguity: Ambiguity): ReadonlyArray<Partition> =>
  groups.some(({ length }) => length === 0)
    ? []
    : Array.from({ length: Math.max(0, ...groups.map(({ length }) => length)) }, (_, way) => {
        const partition = groups.flatMap((ways) => ways[way % ways.length] ?? [])
        return {
          pieces: partition.flatMap(({ pieces }) => pieces),
          ambiguity: partition.reduce((all, one) => more(all, one.ambiguity), ambiguity),
        }
      })

/** Whether a group cannot belong to the one before it: 50,456 may be a thousand, and 50/13 a pair of prices. */
const standsApart = (first: NumberToken | undefined, place: number) =>
  place === 0 || first?.loose || (first?.join === "comma" && first.text.length < 3)

/** 123x50-20 */
const pricesBehind = (run: Run, at: number): ReadonlyArray<Partition> =>
  amountsIn(run.slice(at))
    .filter(({ used, satang }) => used === run.length - at && Number(satang.at(-1)) % 500 === 0)
    .map((amounts) => moreAmbiguous(atEnd(run, amounts)))

/** 123x6 20: all arrangements by their number; where it goes into the price, that may be for all of them together. */
const atArrangements = (run: Run): ReadonlyArray<Partition> => {
  const at = run.findLastIndex(isTimes)
  const rest = run.slice(at + 1)
  const isUnambiguous = at === 1 && rest[0]?.join === "gap"
  return withArrangements(run.slice(0, at + 1)).flatMap(({ pieces, ambiguity }) =>
    amountsIn(rest).flatMap(({ satang: [amount, second], used, ...price }) => {
      if (amount === undefined || second !== undefined || used < rest.length) return []
      const together = amount / Number(run[at]?.text)
      return (together % 100 === 0 ? [together, amount] : [amount]).map((satang) => ({
        pieces: [...pieces, pricesPiece([satang])],
        ambiguity: more(ambiguity, more(price.ambiguity, ambiguousUnless(isUnambiguous))),
      }))
    }),
  )
}

/**
 * Numbers with the number of their arrangements behind a times mark, 123x6, 12x2, and 5x19 for nineteen doors; those
 * before the last may have their own prices: 456 50,123x6.
 */
export const withArrangements = (run: Run): ReadonlyArray<Partition> => {
  const groups = groupsOf(run, (_, place) => run[place - 1]?.join === "times")
  const figured = groups.map((group) => (groups.length === 1 || group.length === 2 ? inFigures(group) : []))
  const whole: Partition = { pieces: figured.flat(), ambiguity: 0 }
  const last = inFigures(run.slice(-2))
  const isTurned = last.length !== 0 && areTurned(run.slice(0, -1))
  const turned = isTurned ? turnsBefore(run.slice(0, -2), last) : []
  if (figured.some(({ length }) => length === 0)) return turned
  return turned.length > 0 ? [...turned, moreAmbiguous(whole)] : [whole]
}

const inFigures = (group: Run): ReadonlyArray<Atom> => {
  const [numbers, count] = [group.slice(0, -1), group.at(-1)]
  const length = numbers[0]?.text.length
  const words = numbers.every(({ text }) => text.length === length)
    ? wordsOf.get(`${length}x${count?.text}`)
    : undefined
  return words === undefined || count?.join !== "times" ? [] : [numbersPiece(numbers), words]
}

const inEveryOrder = (arrangements: number): Words => ({ kind: "words", marks: mark.reverse, arrangements })
const wordsOf: ReadonlyMap<string, Words> = new Map([
  ["3x6", inEveryOrder(6)],
  ["3x3", inEveryOrder(3)],
  ["2x2", inEveryOrder(2)],
  ["1x19", { kind: "words", marks: mark.nineteen, arrangements: undefined }],
])
