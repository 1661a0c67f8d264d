import type { Token } from "../tokens/tokens.ts"
import { eitherSide, mark, naming } from "../tokens/words.ts"
import { type Amounts, amountsBehindMark, amountsIn, inSatang, looksLikePrice, type NumberToken } from "./amounts.ts"
import { groupsOf, isOfThousand } from "./partitions.ts"
import { rangeOf } from "./ranges.ts"

/** A price for other numbers, with the words that stand beside it. */
export type SidePrice = {
  readonly marks: number
  readonly amounts: ReadonlyArray<Omit<Amounts, "used">>
  /** Prices with other sides on the same line: บน=50 ล่าง=20. */
  readonly others: ReadonlyArray<SidePrice>
}

/** A price for the bare numbers around it. */
export type BlockPrice = SidePrice & {
  /** Whether it can be nothing else: a number and its price look like a pair of prices. */
  readonly isMarked: boolean
  /** Whether a word says that it is for each number. */
  readonly isEach: boolean
}

/** Numbers that may wait for a price on another line; a range may be two of them, or all between. */
export type Bare = {
  readonly marks: number
  readonly numbers: ReadonlyArray<string>
  readonly range: ReadonlyArray<string> | undefined
}

const shapeOf = (tokens: ReadonlyArray<Token>) => {
  let shape = ""
  for (const { kind } of tokens) shape += kind[0]
  return shape
}
const runOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<NumberToken> =>
  tokens.filter((token) => token.kind === "number")
const marksOf = (tokens: ReadonlyArray<Token>): number =>
  tokens.reduce((all, token) => (token.kind === "words" ? all | token.marks : all), 0)

/** No price is said by more: three amounts, each with a thousand and satang, words and marks around them. */
const mostOfPrice = 16

/** A line that may be a price alone: =10, ตัวละ 10 บาท, บนล่าง=10, 20*20. */
const priceIn = (tokens: ReadonlyArray<Token>): BlockPrice | undefined => {
  if (tokens.length > mostOfPrice) return undefined
  const shape = shapeOf(tokens)
  if (!/^w?e?n+b?w?e?$/.test(shape)) return undefined
  const run = runOf(tokens)
  const [last] = tokens.slice(-1)
  if (last?.kind === "equals" && (last.as !== "colon" || !/e.*e/.test(shape))) return undefined
  const found = shape.includes("e") ? amountsBehindMark(run) : amountsIn(run)
  const amounts = found.filter(({ used, ambiguity }) => used === run.length && ambiguity < 2)
  if (amounts.length === 0) return undefined
  const marks = marksOf(tokens)
  const equals = tokens.find((token) => token.kind === "equals")
  const isMarked =
    (equals !== undefined && !(equals.as === "colon" && run.length > 1 && marks !== 0)) ||
    (shape.includes("b") && run[1]?.join !== "dash" && run[1]?.join !== "slash")
  const isPair = run[1]?.join === "times" && run.every(({ text }) => looksLikePrice(text))
  return isMarked || isPair ? { marks, amounts, isMarked, isEach: equals?.as === "each", others: [] } : undefined
}

/** A line of prices alone, each but the first with its own side before it: บน=50 ล่าง=20. */
const besideEach = (tokens: ReadonlyArray<Token>): BlockPrice | undefined => {
  const whole = priceIn(tokens)
  if (whole !== undefined) return whole
  const last = tokens.findLastIndex(({ kind }) => kind === "words")
  const other = priceIn(tokens.slice(last))
  const first = isOneUsual(other) ? besideEach(tokens.slice(0, last)) : undefined
  return isOneUsual(first) && isOneUsual(other) ? { ...first, others: [...first.others, other] } : undefined
}

/** 50, but not 12,50 nor 37, which may be numbers. */
const isOneUsual = (price: BlockPrice | undefined): price is BlockPrice =>
  price?.amounts.every(({ satang: [one = Number.NaN, ...more] }) => one % 500 === 0 && more.length === 0) === true

/** The prices of a line that bets nothing itself. */
export const pricesIn = (tokens: ReadonlyArray<Token>): BlockPrice | undefined => {
  const price = besideEach(tokens)
  if (price !== undefined) return price
  const bySide = bySideIn(tokens)
  return bySide?.isMarked ? bySide : undefined
}

/** Prices that no mark tells from numbers: 50, บน 50 ล่าง 20, บนล่าง 50 20, บน 50 20. */
export const unmarkedPricesIn = (tokens: ReadonlyArray<Token>): SidePrice | undefined => {
  const [run, marks, shape] = [runOf(tokens), marksOf(tokens), shapeOf(tokens)]
  const isPair = marks === 0 ? shape === "nn" : /^(?:wnn|nnw)$/.test(shape) && (areTwo(marks) || run.every(isRound))
  if (run.every(isUsual) && (shape === "n" || (isPair && !run.some(isJoined)))) return unmarked(marks, run)
  const bySide = bySideIn(tokens)
  return bySide?.isMarked ? undefined : bySide
}

const unmarked = (marks: number, run: ReadonlyArray<NumberToken>): SidePrice => ({
  marks,
  amounts: [{ satang: run.map(({ text }) => inSatang(text)), ambiguity: 0 }],
  others: [],
})

const isJoined = ({ join }: NumberToken) => join === "dot" || join === "times" || join === "to"

const isUsual = ({ text }: NumberToken) => looksLikePrice(text)
/** 20 and 5, but not 45, which is more often a number. */
const isRound = ({ text }: NumberToken) => text === "5" || text.endsWith("0")

/** Words for two places, so that two prices go with them. */
const areTwo = (marks: number) =>
  (marks & eitherSide) === eitherSide || ((marks & mark.tode) !== 0 && (marks & ~mark.tode) !== 0)

/** บน 50 20: more often a number and its price, unless numbers beside it have none. */
export const isOnOneSide = ({ marks, amounts }: SidePrice): boolean =>
  !areTwo(marks) && amounts.flatMap(({ satang }) => satang).length > 1

/** Prices with their sides all before them, or all behind: บน 50 ล่าง 20, =10บน 20ล่าง. */
const bySideIn = (tokens: ReadonlyArray<Token>): BlockPrice | undefined => {
  if (!/^e?(?:(?:we?nb?)+|(?:nb?w)+)$/.test(shapeOf(tokens))) return undefined
  const [start, ...rest] = tokens
  const begun = start?.kind === "equals" ? start : undefined
  const body = begun === undefined ? tokens : rest
  const isBefore = body[0]?.kind === "words"
  const parts = groupsOf(body, (token, at) => (isBefore ? token : body[at - 1])?.kind === "words")
  const all = parts.flatMap((part) => {
    const [[number], marks] = [runOf(part), marksOf(part)]
    const isOne = number !== undefined && (marks & ofDigits) === 0 && isUsual(number) && !isJoined(number)
    return isOne ? unmarked(marks, [number]) : []
  })
  const [first, ...others] = all
  if (first === undefined || all.length < parts.length) return undefined
  const isMarked = begun !== undefined || parts.every((part) => /[eb]/.test(shapeOf(part))) || parts.some(cannotBeBet)
  // Which arrangements have a side of their own is not said; what may be bets itself is asked about.
  const sides = marksOf(tokens) & eitherSide
  const isUnsaid = isMarked ? sides !== 0 : sides === eitherSide && /[eb]/.test(shapeOf(tokens))
  if (isUnsaid && (marksOf(tokens) & mark.reverse) !== 0) return undefined
  return { ...first, others, isMarked, isEach: begun?.as === "each" }
}

/** โต๊ด 50: too few digits to be looked for in any order. */
const cannotBeBet = (part: ReadonlyArray<Token>) => {
  const [number] = runOf(part)
  return (marksOf(part) & (mark.tode | mark.three)) !== 0 && number !== undefined && number.text.length < 3
}

/** Words that digits stand behind: numbers that they name themselves, doors, runs. */
const ofDigits = naming | mark.win | mark.nineteen | mark.rood | mark.roodNha | mark.roodLung | mark.run

/** Whether a price says which side it is for. */
export const saysSide = ({ marks, others }: SidePrice): boolean => marks !== 0 || others.length > 0

/** All words beside the prices of a line. */
export const marksOfPrice = ({ marks, others }: SidePrice): number =>
  others.reduce((all, other) => all | other.marks, marks)

export const bareIn = (tokens: ReadonlyArray<Token>): Bare | undefined => {
  const shape = shapeOf(tokens)
  const run = runOf(tokens)
  if (!/^w?n+w?$/.test(shape) || run.some(({ join }) => join === "times")) return undefined
  if (run.some(isOfThousand)) return undefined
  const marks = marksOf(tokens)
  const numbers = run.map(({ text }) => text)
  return { marks, numbers, range: run[1]?.join === "dash" ? rangeOf(numbers) : undefined }
}

/** A word for many numbers: หาง 5, เบิ้ล 10 บน. */
export const isOfMany = ({ marks, numbers: [number] }: Bare): boolean =>
  (marks & naming) !== 0 ||
  (number?.length === 1 && (marks & (mark.front | mark.back | mark.nineteen | mark.roodNha | mark.roodLung)) !== 0)
