import { isInAnyOrder } from "../../options/option.ts"
import { type Ambiguity, more } from "../parses/amounts.ts"
import type { Clause, Parse } from "../parses/parse.ts"
import { type Choices, type Chosen, type Interpretation, interpret, type PasteSetting } from "./interpretation.ts"

/** All that a line can mean under what stands above it. */
export type Meanings = {
  readonly interpretations: ReadonlyArray<Interpretation>
  readonly isUnambiguous: boolean
  readonly asksSide: boolean
  readonly usesSecondPrice: boolean
}

type Ranked = { readonly interpretation: Interpretation; readonly ambiguity: Ambiguity; readonly asksSide: boolean }

export const sameBets = (one: Interpretation, other: Interpretation): boolean => textOf(one) === textOf(other)
const textOf = (interpretation: Interpretation) =>
  interpretation.map(({ option, number, price }) => `${option}${number}=${price}`).join()

export const distinct = (interpretations: ReadonlyArray<Interpretation>): ReadonlyArray<Interpretation> => [
  ...new Map(interpretations.map((interpretation) => [textOf(interpretation), interpretation])).values(),
]

/** Of interpretations as ambiguous the likelier has prices that people stake, then numbers of one length. */
const likeliness = ({ ambiguity, interpretation }: Ranked) =>
  Math.ceil(ambiguity) * 4 + (interpretation.some(isOddlyPriced) ? 2 : 0) + (isMixed(interpretation) ? 1 : 0)
/** 37 or 345 baht. */
const isOddlyPriced = ({ price }: Interpretation[number]) => price % (price < 10_000 ? 500 : 1_000) !== 0
const isMixed = (interpretation: Interpretation) =>
  interpretation.some(({ number }) => number.length !== interpretation[0]?.number.length)

/** Among numbers of another length one that is its own price: 34-100-100 as 34 and 100, each at 100. */
const isAbsurd = (interpretation: Interpretation): boolean =>
  interpretation.some(
    ({ number, price }) => number.length !== interpretation[0]?.number.length && Number(number) * 100 === price,
  )

/** Thousands on one digit each, on one side: a second price has nothing to be for. */
const isRun = (interpretation: Interpretation): boolean =>
  interpretation.every(
    ({ number, option, price }) => number.length === 1 && option === interpretation[0]?.option && price >= 100_000,
  )
/** Three digits in any order at less than a hundred: the price is too short to be the next number. */
const isShortOfAnyOrder = (interpretation: Interpretation): boolean =>
  interpretation.every(({ option, price }) => isInAnyOrder(option) && price < 10_000)

type Above = Pick<Choices, "heading" | "arrangements" | "side"> & PasteSetting

/** Reads lines that are equal, under equal words, once. */
export const meaningsOfEach = (): ((parses: ReadonlyArray<Parse>, above: Above) => Meanings) => {
  const known = new Map<ReadonlyArray<Parse>, Map<string, Meanings>>()
  return (parses, above) => {
    const ofLine = known.get(parses) ?? new Map<string, Meanings>()
    known.set(parses, ofLine)
    const { heading, arrangements, side, secondPrice } = above
    const key = `${heading} ${arrangements} ${side} ${secondPrice}`
    const meanings = ofLine.get(key) ?? meaningsOf(parses, above)
    ofLine.set(key, meanings)
    return meanings
  }
}

/** Reads a line in every way of its shape and with every choice that it leaves. */
const meaningsOf = (parses: ReadonlyArray<Parse>, above: Above): Meanings => {
  const found: Array<Ranked> = []
  let usesSecondPrice = false
  const note = (clauses: ReadonlyArray<Clause>, ambiguity: Ambiguity, way: number): number => {
    const chosen: Chosen = { side: false, secondPrice: false, ways: 1, unusual: false }
    const interpretation = interpret(clauses, { ...above, way }, chosen)
    usesSecondPrice ||= chosen.secondPrice
    const isAmbiguous = chosen.unusual || chosen.ways > 1
    if (interpretation !== undefined)
      found.push({ interpretation, ambiguity: more(ambiguity, isAmbiguous ? 1 : 0), asksSide: chosen.side })
    return chosen.ways
  }
  for (const { clauses, ambiguity } of parses) {
    const ways = note(clauses, ambiguity, 0)
    for (let way = 1; way < ways; way++) note(clauses, ambiguity, way)
  }
  const isLikely = ({ ambiguity }: Ranked) => ambiguity < 2
  const standing = (found.some(isLikely) ? found.filter(isLikely) : found).toSorted(
    (one, other) => likeliness(one) - likeliness(other),
  )
  const all = distinct(standing.map(({ interpretation }) => interpretation))
  const likely = all.filter((interpretation) => !isAbsurd(interpretation))
  const interpretations = likely.length > 0 ? likely : all
  const asksSide = standing.some((one) => one.asksSide)
  const [only, ...others] = all
  const hasNoOther = !asksSide && only !== undefined && (isRun(only) || isShortOfAnyOrder(only))
  const isUnambiguous = others.length === 0 && standing.some(({ ambiguity }) => ambiguity <= (hasNoOther ? 0.5 : 0))
  return { interpretations, isUnambiguous, asksSide, usesSecondPrice }
}
