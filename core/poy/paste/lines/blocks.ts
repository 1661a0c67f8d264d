import { type LineNumber, lineNumber } from "../line-number.ts"
import { hasWords, type Parse } from "../parses/parse.ts"
import { type Bare, type BlockPrice, isOfMany, type SidePrice, saysSide } from "../parses/prices.ts"
import { mostAsked, type Steps, stepsOfText } from "../parses/steps.ts"
import { inheritHeading, naming } from "../tokens/words.ts"
import { asAmbiguous, isTotalOf, named, sharedBy, withPrice, withSecond } from "./block-prices.ts"
import { type LineByItself, saidByEach } from "./lines.ts"

/** What stands above a line: nothing, words that are understood, or some that are not beside those that are, and where. */
export type Above = {
  readonly at: LineNumber
  readonly text: string
  readonly marks: number
  readonly arrangements: number | undefined
  readonly isUnknown: boolean
}

/** A line with what stands above it, the prices of other lines put to its numbers. */
export type Block = {
  readonly text: string
  readonly at: LineNumber
  readonly said: LineByItself
  readonly above: Above
  /** Words before numbers of the line above, which may hold for this one as well. */
  readonly carried: number
  readonly parses: ReadonlyArray<Parse>
  /** Whether it is a price that lines before it take, or lines after it. */
  readonly priceOf: "before" | "after" | undefined
  /** Whether it may be a price of lines before it, or after it, or else numbers. */
  readonly mayBePriceOf?: Block["priceOf"]
  /** What lines have in common that are asked about together. */
  readonly askedWith?: string
}

type Opening = { readonly price: BlockPrice; readonly block: number }
type Waiting = { readonly block: number; readonly bare: Bare; readonly from: Opening | undefined }

/** Nobody sends more lines; what stands behind them is not read, so that no text takes long. */
const mostLines = 5_000
const nothing: Above = { at: lineNumber(0), text: "", marks: 0, arrangements: undefined, isUnknown: false }
const unknownAt = (at: LineNumber, text: string, marks = 0): Above => ({
  at,
  text,
  marks,
  arrangements: undefined,
  isUnknown: true,
})

/**
 * Each line with the heading above it; bare numbers get the price that follows them, or the one of their heading. Lines from
 * `end` on are too many to be read.
 */
export const blocksOf = (
  raws: ReadonlyArray<string>,
  steps: Steps = { left: stepsOfText },
): { readonly blocks: ReadonlyArray<Block>; readonly end: number } => {
  const blocks: Array<Block> = []
  let above = nothing
  let isAfterBets = false
  let opening: Opening | undefined
  let waiting: Array<Waiting> = []
  let priced: ReadonlyArray<number> = []
  let carried = 0
  let shared: SidePrice | undefined

  const saidBy = saidByEach(steps)
  const put = (at: number, change: Partial<Block>) => {
    const block = blocks[at]
    if (block !== undefined) blocks[at] = { ...block, ...change }
  }
  const parsesAt = (at: number) => blocks[at]?.parses ?? []
  /** Bare numbers take the price above them, or the one below; where both stand it is asked. */
  const settle = (price?: SidePrice) => {
    if (price !== undefined) priced = waiting.map(({ block }) => block)
    const isTotal = price !== undefined && isTotalOf(priced.map(parsesAt), price)
    for (const { block, bare, from } of waiting) {
      const alone = parsesAt(block)
      const below = price === undefined ? [] : withPrice(bare, price, alone, isTotal)
      if (from === undefined) put(block, price === undefined ? {} : { parses: below })
      else {
        const { isMarked } = from.price
        const parses = [...withPrice(bare, from.price, isMarked ? [] : alone, false), ...below]
        put(block, isMarked ? { parses } : asAmbiguous(parses))
        // Prices that say their sides leave nothing to ask of the heading that they are.
        if (from.price.others.length > 0) put(block, { above: { ...nothing, at: lineNumber(from.block) } })
        put(from.block, isMarked ? { priceOf: "after" } : asAmbiguous(parsesAt(from.block)))
      }
    }
    waiting = []
  }

  /** A second price for the numbers just priced: บน=50, and on the next line ล่าง=20. */
  const also = (price: SidePrice) => {
    for (const block of priced) put(block, { parses: withSecond(parsesAt(block), price) })
  }

  /** A second price for the bets of a line, or for numbers above it that have its price; if it is not for what follows. */
  const maybeAlso = (at: number, price: SidePrice): boolean => {
    const { said, priceOf } = blocks[at] ?? {}
    const isOfOthers = priceOf === "before"
    if (!isOfOthers && (said?._tag !== "bets" || said.bare !== undefined)) return false
    for (const block of isOfOthers ? priced : [at]) {
      const parses = [...parsesAt(block), ...withSecond(parsesAt(block), price)]
      put(block, { ...asAmbiguous(parses), askedWith: `above ${at}` })
    }
    return true
  }

  let [end, asked] = [0, 0]
  for (const [place, text] of raws.entries()) {
    const at = lineNumber(place)
    if (blocks.length === mostLines || asked === mostAsked || steps.left < 1) break
    end = at + 1
    if (text.trim() === "") {
      carried = 0
      continue
    }
    const inItself = saidBy(text)
    const isTime = inItself._tag === "bets" && inItself.mayBeTime && above.marks === 0 && !above.isUnknown
    const said: LineByItself = isTime ? { _tag: "nonBet", reason: "time", nonBets: [text] } : inItself
    if (said._tag === "blank") continue
    const here = blocks.length
    const closed = closing(said, waiting, above)
    blocks.push({
      text,
      at,
      said,
      above,
      carried,
      parses: said._tag === "bets" ? said.parses : [],
      priceOf: closed === undefined ? undefined : "before",
    })
    carried = leadOf(said, carried)
    if (closed !== undefined) {
      const isSecond = waiting[0]?.from?.price.isMarked === true
      settle(closed)
      opening = isSecond ? { price: closed, block: here } : undefined
      continue
    }
    if (said._tag === "price" && saysSide(said.price) && !said.price.isEach && blocks.at(-2)?.priceOf === "before") {
      also(said.price)
      put(here, { priceOf: "before" })
      continue
    }
    const wasAfterBets = isAfterBets
    isAfterBets = said._tag === "bets"
    switch (said._tag) {
      case "heading":
        settle()
        above = { at, text, marks: said.marks, arrangements: said.arrangements, isUnknown: false }
        opening = opening?.price.isMarked && !saysSide(opening.price) ? opening : undefined
        break
      case "unknown":
        settle()
        above = unknownAt(at, text, said.isUnderstood ? said.marks : 0)
        opening = undefined
        break
      case "price":
        settle()
        if (inheritHeading(above.marks, said.price.marks) & naming) put(here, { parses: named(said.price) })
        else if (!wasAfterBets || saysSide(said.price) || said.price.isEach) {
          opening = { price: said.price, block: here }
          // Below bets with their price it is a second price for them, or a heading with the price of what follows.
          const mayBeSecond = saysSide(said.price) && maybeAlso(here - 1, said.price)
          if (mayBeSecond || said.price.others.length > 0) above = unknownAt(at, text)
          else if (said.price.marks !== 0)
            above = { at, text, marks: said.price.marks, arrangements: undefined, isUnknown: false }
        }
        break
      case "bets":
        shared = sharedBy(said.parses, waiting, parsesAt)
        if (shared !== undefined) settle(shared)
        else if (said.bare !== undefined) {
          waiting.push({ block: here, bare: said.bare, from: opening })
          // A side with a number and no price yet may be a heading that is not understood.
          if (said.bare.marks !== 0 && said.bare.numbers.length === 1 && !isOfMany(said.bare))
            above = unknownAt(at, text)
        } else {
          settle()
          if (said.parses.every(({ ambiguity }) => ambiguity > 0.5)) asked++
          // A pair of prices with nothing to price yet may be for what follows: 20x20 above bare numbers.
          opening = said.price === undefined ? opening : { price: said.price, block: here }
        }
        break
      case "nonBet":
      case "notRead":
        break
    }
  }
  settle()
  return { blocks, end }
}

/** The price of a line, when bare numbers before it wait for one. */
const closing = (said: LineByItself, waiting: ReadonlyArray<Waiting>, above: Above): BlockPrice | undefined => {
  const [first] = waiting
  const price = said._tag === "price" || said._tag === "bets" ? said.price : undefined
  if (first === undefined || price === undefined || inheritHeading(above.marks, price.marks) & naming) return undefined
  return first.from?.price.isMarked && (saysSide(price) || price.isEach) ? undefined : price
}

/** The words before the last numbers of a line, or those that it may have from the line before. */
const leadOf = (said: LineByItself, carried: number): number => {
  if (said._tag !== "bets") return 0
  if (said.bare !== undefined) return said.bare.marks === 0 ? carried : said.bare.marks
  const [parse] = said.parses
  const last = parse?.clauses.at(-1)
  return parse !== undefined && last !== undefined && hasWords(parse) ? last.lead : carried
}
