import { nineteen, roodLung, roodNha, shuffled, triples, win } from "../../keying/helpers.ts"
import { type Family, isInAnyOrder, type Option, optionsOf } from "../../options/option.ts"
import { optionRules } from "../../options/option-rules.ts"
import { mark, namingPairs } from "../tokens/words.ts"
import { pairsNamedBy } from "./named-pairs.ts"

/** Numbers that one price goes to, on one option. */
export type PriceTarget = { readonly option: Option; readonly numbers: ReadonlyArray<string> }

const { top, bottom, tode, straight, front, back, run, ble, two, three, reverse } = mark
const doors = mark.nineteen | mark.roodNha | mark.roodLung
const throughDoors = new Map<number, (digit: string) => ReadonlyArray<string>>([
  [mark.nineteen, nineteen],
  [mark.roodNha, roodNha],
  [mark.roodLung, roodLung],
  // What is in front and behind is bet once: both are the nineteen that have the digit.
  [mark.roodNha | mark.roodLung, nineteen],
])

const marksOf = (options: ReadonlyArray<Option>) =>
  options.flatMap((option) => optionRules[option].said).reduce((marks, word) => marks | mark[word], 0)

/** The options of a family, and the words that say another one than the first. */
const saidOf = (family: Family) => {
  const [, ...others] = optionsOf(family)
  return {
    options: optionsOf(family).map((option) => ({ option, own: marksOf([option]) })),
    others: marksOf(others),
    straightOthers: marksOf(others.filter((option) => !isInAnyOrder(option))),
  }
}
const saidOfFamily = { three: saidOf("three"), two: saidOf("two"), run: saidOf("run") }

/** Puts numbers on the options of a family that the words mean: on the first where they mean no other. */
const on = (family: Family, numbers: ReadonlyArray<string>, marks: number): ReadonlyArray<PriceTarget> => {
  const { options, others, straightOthers } = saidOfFamily[family]
  const isOnFirst = (marks & (marks & straight ? straightOthers : others)) === 0
  return options
    .filter(({ own }, at) => (marks & own) !== 0 || (at === 0 && isOnFirst))
    .map(({ option }) => ({ option, numbers }))
}

/** Which options and numbers a written number stands for; none when the words and its digits disagree. */
export const targetsOf = (number: string, said: number): ReadonlyArray<PriceTarget> => {
  const marks = number.length > 3 ? said : said & ~mark.everyThree
  const some = (wanted: number) => (marks & wanted) !== 0
  const only = (wanted: number) => (marks & ~(wanted | top | bottom)) === 0
  const pair = (numbers: ReadonlyArray<string>) => on("two", numbers, marks)
  const triple = (numbers: ReadonlyArray<string>) => on("three", numbers, marks)
  if (some(mark.win))
    return only(mark.win | ble | mark.noDoubles | two | three) ? winning(number, marks, { 2: pair, 3: triple }) : []
  if (some(mark.triples))
    return number === "" && only(mark.triples | tode | straight | front | back | three) ? triple(triples) : []
  const named = marks & namingPairs
  if (number === "") return only(named | two) ? pair(pairsNamedBy.get(named) ?? []) : []
  if (some(mark.everyThree) && /^\d{4,8}$/.test(number))
    return only(reverse | mark.everyThree | straight | three) ? triple(threesOf(number)) : []
  if (!/^\d{1,3}$/.test(number) || named !== 0) return []
  if (number.length === 1) {
    if (some(doors)) return only(doors | two) ? pair(throughDoors.get(marks & doors)?.(number) ?? []) : []
    return only(run) ? on("run", [number], marks) : []
  }
  if (some(run | doors)) return []
  const numbers = some(reverse) ? shuffled(number) : [number]
  if (number.length === 2) return only(straight | two | reverse) ? pair(numbers) : []
  return some(two) || (some(tode) && some(reverse)) ? [] : triple(numbers)
}

/** Every three digits of a longer number, in every order. */
const threesOf = (number: string): ReadonlyArray<string> => {
  const digits = Array.from(number)
  const threes = digits.flatMap((one, at) =>
    digits.slice(at + 1).flatMap((other, next) => digits.slice(at + next + 2).map((last) => one + other + last)),
  )
  return [...new Set(threes.flatMap(shuffled))].toSorted()
}

/** The ways to take words that leave a choice: a win of two digits or three, with doubles or without; a rood. */
export const waysOf = (number: string, said: number): ReadonlyArray<number> => {
  const marks = said & ~mark.short
  const replace = (of: number, ...choices: ReadonlyArray<number>) => choices.map((one) => (marks & ~of) | one)
  if (said & mark.short) return shortWays(number, marks, replace)
  if (marks & mark.rood) return replace(mark.rood, mark.roodNha, mark.roodLung)
  if (!(marks & mark.win)) return [marks]
  const lengths = marks & (two | three) ? [marks] : [marks | two, marks | three]
  return lengths.flatMap((length) => (length & (ble | mark.noDoubles) ? [length] : [length, length | ble]))
}

/** What abbreviations mean in one house or another: น is front or top, ห front, back or doors, คู่ doubles or even. */
const shortWays = (
  number: string,
  marks: number,
  replace: (of: number, ...choices: ReadonlyArray<number>) => ReadonlyArray<number>,
): ReadonlyArray<number> => {
  if (marks & mark.even) return replace(mark.even, ble, mark.even, mark.evenEven)
  if (marks & mark.odd) return replace(mark.odd, mark.odd, mark.oddOdd)
  if (marks & mark.rood)
    return number.length === 1
      ? replace(mark.rood, mark.roodNha, mark.roodLung, mark.nineteen)
      : replace(mark.rood, ...(number.length === 3 ? [front, back] : [0]))
  const inFront = marks & (front | mark.roodNha)
  if (inFront === 0 || marks & (back | mark.roodLung)) return [marks]
  return [...(number.length === 2 ? [] : [marks]), ...replace(inFront | bottom, top)]
}

const winning = (
  number: string,
  marks: number,
  targets: Readonly<Record<2 | 3, (numbers: ReadonlyArray<string>) => ReadonlyArray<PriceTarget>>>,
): ReadonlyArray<PriceTarget> => {
  const length = marks & two ? 2 : 3
  const made = win(number, length, (marks & ble) !== 0)
  return number.length >= length && made._tag === "numbers" ? targets[length](made.numbers) : []
}
