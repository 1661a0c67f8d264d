import { type Amounts, amountsBehindMark, amountsIn, looksLikePrice, type NumberToken } from "./amounts.ts"
import { rangeOf } from "./ranges.ts"
import type { Token } from "./tokens.ts"

/** A price for the bare numbers around it, with the words that stand beside it. */
export type BlockPrice = {
  readonly marks: number
  readonly amounts: ReadonlyArray<Amounts>
  /** Whether it can be nothing else: a number and its price look like a pair of prices. */
  readonly isMarked: boolean
  /** Whether a word says that it is for each number. */
  readonly isEach: boolean
  /** Prices with other sides on the same line: บน=50 ล่าง=20. */
  readonly others: ReadonlyArray<BlockPrice>
}

/** Numbers that may wait for a price on another line; a range may be two of them, or all between. */
export type Bare = {
  readonly marks: number
  readonly numbers: ReadonlyArray<string>
  readonly range: ReadonlyArray<string> | undefined
}

const runOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<NumberToken> =>
  tokens.filter((token) => token.kind === "number")

/** A line that may be a price alone: =10, ตัวละ 10 บาท, บนล่าง=10, 20*20. */
const priceIn = (tokens: ReadonlyArray<Token>): BlockPrice | undefined => {
  const shape = tokens.map(({ kind }) => kind[0]).join("")
  if (!/^w?e?n+b?w?e?$/.test(shape)) return undefined
  const run = runOf(tokens)
  const [last] = tokens.slice(-1)
  if (last?.kind === "equals" && (last.as !== "colon" || !/e.*e/.test(shape))) return undefined
  const found = shape.includes("e") ? amountsBehindMark(run) : amountsIn(run)
  const amounts = found.filter(({ used, doubtful }) => used === run.length && doubtful < 2)
  if (amounts.length === 0) return undefined
  const words = tokens.filter((token) => token.kind === "words")
  const marks = words.reduce((all, token) => all | token.marks, 0)
  const equals = tokens.find((token) => token.kind === "equals")
  const isMarked =
    (equals !== undefined && !(equals.as === "colon" && run.length > 1 && marks !== 0)) ||
    (shape.includes("b") && run[1]?.join !== "dash" && run[1]?.join !== "slash")
  const isPair = run[1]?.join === "times" && run.every(({ text }) => looksLikePrice(text))
  return isMarked || isPair ? { marks, amounts, isMarked, isEach: equals?.as === "each", others: [] } : undefined
}

/** A line of prices alone, each but the first with its own side before it: บน=50 ล่าง=20. */
export const pricesIn = (tokens: ReadonlyArray<Token>): BlockPrice | undefined => {
  const whole = priceIn(tokens)
  if (whole !== undefined || tokens.length === 0) return whole
  const last = tokens.findLastIndex(({ kind }) => kind === "words")
  const [first, other] = [pricesIn(tokens.slice(0, last)), priceIn(tokens.slice(last))]
  return isOneUsual(first) && isOneUsual(other) ? { ...first, others: [...first.others, other] } : undefined
}

/** 50, but not 12,50 nor 37, which may be numbers. */
const isOneUsual = (price: BlockPrice | undefined): price is BlockPrice =>
  price?.amounts.every(({ satang: [one = Number.NaN, ...more] }) => one % 500 === 0 && more.length === 0) === true

/** Whether a price says which side it is for. */
export const saysSide = ({ marks, others }: BlockPrice): boolean => marks !== 0 || others.length > 0

export const bareIn = (tokens: ReadonlyArray<Token>): Bare | undefined => {
  const shape = tokens.map(({ kind }) => kind[0]).join("")
  const run = runOf(tokens)
  if (!/^w?n+w?$/.test(shape) || run.some(({ join }) => join === "times")) return undefined
  const marks = tokens.reduce((all, token) => (token.kind === "words" ? all | token.marks : all), 0)
  const numbers = run.map(({ text }) => text)
  return { marks, numbers, range: run[1]?.join === "dash" ? rangeOf(numbers) : undefined }
}
