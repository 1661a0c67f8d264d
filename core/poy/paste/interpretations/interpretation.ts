import { type Satang, satang } from "../../../money/satang.ts"
import { shuffled } from "../../keying/helpers.ts"
import type { Bet } from "../../line.ts"
import { isInAnyOrder, type Option, optionsOf } from "../../options/option.ts"
import { optionRules } from "../../options/option-rules.ts"
import { looksLikePrice } from "../parses/amounts.ts"
import { allWordsCount, type Clause, type PricedPart } from "../parses/parse.ts"
import { eitherSide, inheritHeading, mark, namingPairs, ofOneDigit } from "../tokens/words.ts"
import type { SecondPrice } from "./second-price.ts"
import { type PriceTarget, targetsOf, waysOf } from "./targets.ts"

export type PricedBet = Bet & { readonly price: Satang }
export type Interpretation = ReadonlyArray<PricedBet>

/** Unsaid, it is the bottom, and asked about beside a side; or all of them are asked about together. */
export type PasteSetting = { readonly secondPrice: SecondPrice | "unsaid" | "ask" }

/** What a line is read with: words above it, and what to take where the line leaves a choice. */
export type Choices = PasteSetting & {
  readonly heading: number
  readonly arrangements: number | undefined
  /** The side of numbers of one or two digits that have none. */
  readonly side: number
  /** Which of the ways to take a word or a second price that leaves a choice. */
  readonly way: number
}

/** What made a difference to a line: a side, the setting, so many ways to choose from; or it is said unusually. */
export type Chosen = { side: boolean; secondPrice: boolean; ways: number; unusual: boolean }

/** The bets of clauses, or nothing when any part of them makes no sense; notes in `chosen` what was chosen. */
export const interpret = (
  clauses: ReadonlyArray<Clause>,
  choices: Choices,
  chosen: Chosen,
): Interpretation | undefined => {
  const bets: Array<PricedBet> = []
  for (const written of clauses) {
    const isOfOne = written.numbers.every(({ length }) => length === 1)
    const clause = isOfOne ? withDoors(written) : written
    if (!allWordsCount(clause)) return undefined
    for (const number of clause.numbers) {
      const seen = clause.parts.length > 1 ? new Set<string>() : undefined
      // The first of several prices alone is for every arrangement: the others may be too.
      if (seen !== undefined && Number(clause.parts[0]?.marks) & mark.reverse) chosen.unusual = true
      // The number between a helper and a side may be its price or be bet itself: เบิ้ล 45 บน.
      const isOdd = (price: number) => price % 1_000 !== 0 && price !== 500
      const hasOddPart = clause.parts.some(({ marks, satang: of }) => marks !== 0 && isOdd(Number(of[0])))
      if (number === "" && clause.lead !== 0 && hasOddPart) chosen.unusual = true
      for (const [at, part] of clause.parts.entries()) {
        const own = inheritHeading(clause.lead, part.marks)
        const marks = inheritHeading(isOfOne ? ofOneDigit(choices.heading) : choices.heading, own)
        // One digit with its side beside it runs: 8บน=300.
        const runs = isOfOne && part.satang.length === 1 && own !== 0 && (own & ~eitherSide) === 0 ? mark.run : 0
        // Beside two other prices the one of any order may be for the number too: 456 ตรง100 โต๊ด50 กลับ20.
        const isOwn = (part.marks & mark.reverse) !== 0 && clause.parts.length > 2 && number.length === 3
        if (isOwn) chosen.ways = Math.max(chosen.ways, 2)
        const isOfAll = isOwn && choices.way === 1 && new Set(number).size > 1
        const as = (said: number) => {
          const arrangements = part.arrangements ?? counted(said, own, choices)
          const words = said & ofDoors ? said : said | runs
          return priced(number, { ...part, marks: words, arrangements }, at > 0 && !isOfAll, choices, chosen)
        }
        const found = as(marks) ?? (own === 0 ? undefined : as(own))
        if (found === undefined) return undefined
        for (const bet of found) {
          const spot = `${bet.option} ${bet.number}`
          if (seen?.has(spot) && !isOfAll) return undefined
          seen?.add(spot)
          bets.push(bet)
        }
      }
    }
  }
  return bets.length === 0 ? undefined : bets
}

/** Front or back behind the digit is which rood it is: รูด 4 หน้า. */
const withDoors = ({ lead, numbers, parts: said }: Clause): Clause => {
  const parts = said.map((part) => ({ ...part, marks: ofOneDigit(part.marks) }))
  const isSaid = parts.every(({ marks }) => marks & (mark.roodNha | mark.roodLung))
  return { lead: ofOneDigit(isSaid ? lead & ~mark.rood : lead), numbers, parts }
}

/** Words for many numbers of one digit. */
const ofDoors = mark.nineteen | mark.roodNha | mark.roodLung | mark.rood

/** How many arrangements the heading counts, for a line whose own words say none. */
const counted = (marks: number, own: number, { arrangements }: Choices) =>
  marks & mark.reverse && !(own & mark.reverse) ? arrangements : undefined

const priced = (
  number: string,
  { marks: said, satang: amounts, arrangements }: PricedPart,
  isLater: boolean,
  choices: Choices,
  chosen: Chosen,
): Interpretation | undefined => {
  const [first, second, third] = amounts
  if (number.length === 1 && second === 1_900 && third === undefined && first !== undefined)
    return priced(number, { marks: said | mark.nineteen, satang: [first], arrangements }, isLater, choices, chosen)
  // 567=30*0: nothing on one of two places.
  const isOfNothing = amounts.length === 2 && (first === 0) !== (second === 0)
  const isPrice = (price: number) => Number.isSafeInteger(price) && (price > 0 || isOfNothing)
  if (first === undefined || !amounts.every(isPrice)) return undefined
  const isSideless = !(said & eitherSide) && asksSide(number, said)
  const marks = isSideless ? said | choices.side : said
  const isTurned = (said & mark.turned) !== 0
  const ways = waysOf(number, marks & ~mark.turned)
  chosen.ways = Math.max(chosen.ways, ways.length)
  const targets = targetsOf(number, ways[choices.way % ways.length] ?? marks)
  const isTurnedRound =
    choices.heading === 0 &&
    number.length > 1 &&
    looksLikePrice(number) &&
    amounts.some((price) => price % 500 !== 0 && targetsOf(String(price / 100), marks).length > 0)
  const isRunUnsaid = number.length === 1 && !(said & (mark.run | ofDoors))
  const isOfMore = (said & mark.everyThree) !== 0 && number.length > 3
  const isShort = (said & mark.short) !== 0 || isOfMore
  if (isRunUnsaid || isTurnedRound || isShort || isOfNothing || !isCounted(number, arrangements)) chosen.unusual = true
  const [only, other] = targets
  if (only === undefined || (isOfMore && second !== undefined)) return undefined
  if (second === undefined) {
    if (isSideless) chosen.side = true
    const added = isLater && said & mark.reverse ? targets.map((target) => without(target, number)) : targets
    return added.some(({ numbers }) => numbers.length === 0) ? undefined : added.flatMap((target) => put(target, first))
  }
  const numbers = shuffled(number)
  const others = without({ option: only.option, numbers }, number)
  const inEveryOrder = (price: number) => targets.flatMap(({ option }) => put({ option, numbers }, price))
  const count = numbers.length * 100
  if (said & mark.reverse) return second === count && third === undefined ? inEveryOrder(first) : undefined
  if (third !== undefined) {
    const isEachOther = number.length === 3 && other === undefined && third === count - 100
    return isEachOther && amounts.length === 3 ? [...put(only, first), ...put(others, second)] : undefined
  }
  const isOrdered = !targets.some(({ option }) => isInAnyOrder(option))
  if (number.length === 3 && other === undefined && isOrdered && second === count) return inEveryOrder(first)
  const inAnyOrder = number.length === 3 ? anyOrderOf(only.option) : undefined
  const pairs: Array<Interpretation> = []
  if (other !== undefined && !isSideless) {
    if (targets.length > 2) return undefined
    pairs.push([...put(only, isTurned ? second : first), ...put(other, isTurned ? first : second)])
  } else if (inAnyOrder !== undefined) {
    if (second % 500 !== 0) chosen.unusual = true
    pairs.push([...put(only, first), ...put({ option: inAnyOrder, numbers: [number] }, second)])
  } else if (number.length === 2) {
    pairs.push(...ofTwoDigits(number, targets, isSideless, choices, chosen, [first, second]))
  }
  // One of the amounts may be the number of arrangements: 12=20x2, 123=6x20.
  const each = second === count ? first : first === count ? second : undefined
  if (each !== undefined && numbers.length > 1 && isOrdered && !isOfNothing) {
    if (isSideless) chosen.side = true
    pairs.push(inEveryOrder(each))
  }
  chosen.ways = Math.max(chosen.ways, pairs.length)
  return pairs[choices.way % pairs.length]?.filter(({ price }) => price !== 0)
}

/** A second price of two digits, by the setting: for the bottom, or for the number turned round. */
const ofTwoDigits = (
  number: string,
  targets: ReadonlyArray<PriceTarget>,
  isSideless: boolean,
  { secondPrice }: Choices,
  chosen: Chosen,
  [first, second]: readonly [number, number],
): ReadonlyArray<Interpretation> => {
  const turned = shuffled(number).filter((one) => one !== number)
  const isReversed = turned.length > 0 && secondPrice !== "bottom" && (secondPrice === "reverse" || !isSideless)
  const isAcross = secondPrice !== "reverse" || turned.length === 0
  if (turned.length > 0) chosen.secondPrice = true
  const [above, below] = [targetsOf(number, mark.top), targetsOf(number, mark.bottom)]
  const isBelow = targets[0]?.option === below[0]?.option
  // Beside a side there is nothing to turn round, or the first price is for the side that is not named.
  if (
    turned.length === 0
      ? !isSideless || secondPrice === "reverse"
      : isAcross && isBelow && !isSideless && first !== second
  )
    chosen.unusual = true
  if (isSideless && isReversed) chosen.side = true
  const each = (option: PriceTarget["option"]) => [
    ...put({ option, numbers: [number] }, first),
    ...put({ option, numbers: turned }, second),
  ]
  const across = [...above.flatMap((target) => put(target, first)), ...below.flatMap((target) => put(target, second))]
  return [...(isReversed ? [targets.flatMap(({ option }) => each(option))] : []), ...(isAcross ? [across] : [])]
}

/** What bets on every order of the digits of the number that an option bets on. */
const anyOrderOf = (option: Option): Option | undefined =>
  isInAnyOrder(option)
    ? undefined
    : optionsOf("three").find(
        (other) => isInAnyOrder(other) && optionRules[other].winsOn === optionRules[option].winsOn,
      )

const put = ({ option, numbers }: PriceTarget, price: number): Interpretation =>
  numbers.map((number) => ({ option, number, price: satang(price) }))

const without = ({ option, numbers }: PriceTarget, number: string): PriceTarget => ({
  option,
  numbers: numbers.filter((other) => other !== number),
})

/** Numbers of one or two digits are bet on a side; those of three are looked for on top. */
const asksSide = (number: string, marks: number) =>
  number === "" ? (marks & namingPairs) !== 0 : marks & mark.win ? (marks & mark.three) === 0 : number.length < 3

/** "6 กลับ" is for a number with six arrangements alone. */
const isCounted = (number: string, arrangements: number | undefined) =>
  arrangements === undefined || shuffled(number).length === arrangements
