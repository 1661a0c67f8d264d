import {
  amountsBehindMark,
  amountsIn,
  couldBePrice,
  inSatang,
  looksLikePrice,
  more,
  type NumberToken,
} from "./amounts.ts"
import {
  type Atom,
  ambiguousUnless,
  areApartInTurns,
  areTurned,
  atEnd,
  groupsOf,
  inTurns,
  isApart,
  isMixed,
  isOfThousand,
  mayBeNumber,
  moreAmbiguous,
  numbersPiece,
  type Partition,
  pricesPiece,
  type Run,
  turnsBefore,
} from "./partitions.ts"
import { numbersBetween, rangeOf } from "./ranges.ts"
import { isTimes, timesBefore, withArrangements, withTimes } from "./times.ts"

/** What stands before and after a run. */
export type Before = "nothing" | "words" | "equals"
export type After = "nothing" | "words" | "equals" | "baht"

/** Every likely way to part a run, by what stands around it. */
export const partitionsOf = (run: Run, before: Before, after: After): ReadonlyArray<Partition> =>
  run.some(isOfThousand)
    ? allPartitions(run, before, after).filter(({ pieces }) => !pieces.some((piece) => splitsThousand(piece, run)))
    : allPartitions(run, before, after)

const splitsThousand = (piece: Atom, run: Run) =>
  piece.kind === "numbers" &&
  piece.numbers.some((number, at) =>
    run.some(
      (token, place) =>
        token.text === number &&
        (isOnlyOfThousands(number, run) || run[place - 1]?.text === piece.numbers[at - 1]) &&
        isOfThousand(token, place, run),
    ),
  )

/** 000 in 10,000,456 is no number, whatever stands before it. */
const isOnlyOfThousands = (number: string, run: Run) =>
  number === "000" && run.every(({ text, join, loose }) => text !== number || (join === "comma" && !loose))

const allPartitions = (run: Run, before: Before, after: After): ReadonlyArray<Partition> => {
  // 123=*20, 123=-50: the first price is missing, or something is taken away.
  if (before === "equals") return beginningWithPrices(run, after, amountsBehindMark(run))
  const priced = before === "nothing" ? [] : beginningWithPrices(run, after)
  // A number behind a word that is no usual price may be the next number.
  const [{ text } = { text: "" }] = run
  const atLeast = text.length < 3 ? 0.5 : 1
  if (!looksLikePrice(text))
    return [
      ...priced.map((one) => ({ ...one, ambiguity: more(one.ambiguity, atLeast) })),
      ...beginningWithNumbers(run, after),
    ]
  return [...priced, ...beginningWithNumbers(run, after)]
}

const beginningWithPrices = (run: Run, after: After, all = amountsIn(run)): ReadonlyArray<Partition> =>
  all.flatMap((amounts) => {
    const rest = run.slice(amounts.used)
    const begin = pricesPiece(amounts.satang)
    if (rest.length === 0) return after === "equals" ? [] : [{ pieces: [begin], ambiguity: amounts.ambiguity }]
    return beginningWithNumbers(rest, after).map(({ pieces, ambiguity }) => ({
      pieces: [begin, ...pieces],
      ambiguity: more(ambiguity, amounts.ambiguity),
    }))
  })

const beginningWithNumbers = (run: Run, after: After): ReadonlyArray<Partition> => {
  const [first, second, ...others] = run
  if (first?.join === "times") return []
  if (first !== undefined && second?.join === "to") {
    const numbers = numbersBetween(first.text, second.text)
    if (numbers === undefined) return []
    const [begin, rest] = [{ kind: "numbers", numbers } as const, beginningWithPrices(others, after)]
    return others.length === 0
      ? [{ pieces: [begin], ambiguity: 0 }]
      : rest.map((one) => ({ ...one, pieces: [begin, ...one.pieces] }))
  }
  const all: Partition = {
    pieces: [numbersPiece(run)],
    ambiguity: ambiguousUnless(!isMixed(run.map(({ text }) => text))),
  }
  if (run.length === 1) return after === "baht" ? onlyPrice(run) : [all]
  const range =
    second?.join === "dash" && (after === "equals" || after === "words")
      ? rangeOf(run.map(({ text }) => text))
      : undefined
  if (range !== undefined) return [moreAmbiguous(all), { pieces: [{ kind: "numbers", numbers: range }], ambiguity: 1 }]
  const inEveryOrder = after === "equals" || after === "words" ? withArrangements(run) : []
  if (inEveryOrder.length > 0) return inEveryOrder
  const hasTimes = run.some(isTimes)
  const isTurned = areApartInTurns(run) && !hasTimes
  const turned = isTurned ? turnsBefore(run.slice(0, -1), [numbersPiece(run.slice(-1))]) : []
  const list = hasTimes || turned.length > 0 ? moreAmbiguous(all) : all
  const timed = timesBefore(run)
  if (after === "equals") return hasTimes ? timed : [list, ...turned]
  if (after === "words") {
    const last = run.at(-1)
    const priced = last !== undefined && looksLikePrice(last.text) ? withPricesLast(run, false) : []
    return [
      ...timed,
      list,
      ...turned,
      ...(last !== undefined && mayBeNumber(last) ? priced.map(moreAmbiguous) : priced),
    ]
  }
  return withPricesLast(run, after === "baht")
}

const onlyPrice = (run: Run): ReadonlyArray<Partition> =>
  amountsIn(run).map(({ satang, ambiguity }) => ({ pieces: [pricesPiece(satang, true)], ambiguity }))

/** Numbers and then their prices with no mark between; `marked` when a word for baht says which the price is. */
const withPricesLast = (run: Run, marked: boolean): ReadonlyArray<Partition> => {
  const thousand = withThousandLast(run)
  if (thousand !== undefined) return thousand
  if (run.some(isTimes)) return withTimes(run)
  const [last, previous] = [run.at(-1), run.at(-2)]
  if (last === undefined || previous === undefined) return []
  const inGroups = partitionByGroups(run)
  if (inGroups !== undefined) return [inGroups]
  if (!couldBePrice(last.text)) return []
  const list = atEnd(run, {
    satang: [inSatang(last.text)],
    used: 1,
    ambiguity: ambiguousUnless(marked || looksLikePrice(last.text)),
  })
  if (run.length === 2) return [marked || (last.join !== "comma" && last.join !== "dot") ? list : moreAmbiguous(list)]
  const couldBePair = couldBePrice(previous.text)
  const pairs = couldBePair ? amountsIn(run.slice(-2)).filter(({ used }) => used === 2) : []
  const isUnsure = isApart(last) || mayBeNumber(previous)
  const pair = pairs.map((amounts) => atEnd(run, { ...amounts, ambiguity: isUnsure ? 1 : amounts.ambiguity }))
  const likely = looksLikePrice(previous.text) && looksLikePrice(last.text)
  const turns = inTurns(run)
  if (!isApart(last) && (isApart(previous) || previous.join !== last.join)) {
    const isTurned = run.length % 2 === 0 && turns.length > 0 && areTurned(run.slice(0, -1))
    if (likely && (run.length === 3 || isApart(previous)))
      return isTurned ? [...turns, ...pair.map(moreAmbiguous)] : pair
    return [...turns, moreAmbiguous(list), ...pair.map(moreAmbiguous)]
  }
  if (isApart(last) && areApartInTurns(run) && turns.length > 0)
    return [...turns, moreAmbiguous(list), ...pair.map(moreAmbiguous)]
  if (marked) return [list]
  if (isApart(last) && !isApart(previous))
    return looksLikePrice(previous.text) ? [list, ...pair.map(moreAmbiguous)] : [list]
  const isAlike = last.text.length === run[0]?.text.length
  const isLong = run.length > 3 && !looksLikePrice(previous.text) && turns.length === 0
  return [...(isAlike ? [list, ...pair].map(moreAmbiguous) : isLong ? [list] : [list, ...pair]), ...turns]
}

/** 123 1,000 */
const withThousandLast = (run: Run): ReadonlyArray<Partition> | undefined => {
  const [last, previous] = [run.at(-1), run.at(-2)]
  if (last?.join !== "comma" || last.loose || last.text.length !== 3 || !previous || run.length < 3) return undefined
  if (previous.join === "comma" || previous.text.length > 3 || looksLikePrice(last.text)) return undefined
  const merged: NumberToken = { ...previous, text: previous.text + last.text }
  return withPricesLast([...run.slice(0, -2), merged], false)
}

/** Groups that a space parts, each with a price of its own: 123-100 456-50. */
const partitionByGroups = (run: Run): Partition | undefined => {
  const groups = groupsOf(run, isApart)
  const [one] = groups
  if (groups.length < 2 || groups.some(({ length }) => length !== one?.length || length < 2)) return undefined
  const pieces = groups.flatMap(([number, ...amounts]) =>
    number === undefined ? [] : [numbersPiece([number]), pricesPiece(amounts.map(({ text }) => inSatang(text)))],
  )
  const all = groups.flatMap((group) => group.slice(1))
  if (!all.every(({ text }) => couldBePrice(text))) return undefined
  return {
    pieces,
    ambiguity: ambiguousUnless(one?.length === 2 && all.every(({ text }) => looksLikePrice(text))),
  }
}
