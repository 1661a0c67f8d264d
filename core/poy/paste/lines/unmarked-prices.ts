import { allWordsCount } from "../parses/parse.ts"
import { isOnOneSide, marksOfPrice, type SidePrice, saysSide } from "../parses/prices.ts"
import { asAmbiguous, withPrice, withSecond } from "./block-prices.ts"
import type { Block } from "./blocks.ts"

/** A price that no mark tells from a number, on one line or on several below each other: บน 50, ล่าง 20. */
type Unmarked = { readonly from: number; readonly to: number; readonly price: SidePrice }
type Blocks = ReadonlyArray<Block>

/** Bare numbers without a price may have one beside them that looks like a number itself: all of them are asked about. */
export const withUnmarkedPrices = (blocks: Blocks): Blocks => {
  const asked = [...blocks]
  const put = (at: number, change: Partial<Block>) => {
    const block = asked[at]
    if (block !== undefined) asked[at] = { ...block, ...change }
  }
  const use = ({ from, to }: Unmarked, mayBePriceOf: Block["priceOf"]) => {
    for (let at = from; at <= to; at++) put(at, { ...asAmbiguous(asked[at]?.parses ?? []), mayBePriceOf })
  }
  /** A price below a bet may be a second price for it, or one for all its numbers; below a price, a second one for its numbers. */
  const useBelow = (price: Unmarked) => {
    if (!saysSide(price.price)) return
    const above = price.from - 1
    const isBelowPrice = asked[above]?.priceOf === "before"
    for (const at of isBelowPrice ? pricedBy(blocks, above) : [above]) {
      const { said, parses = [] } = asked[at] ?? {}
      if (said?._tag !== "bets") return
      const priced = !isBelowPrice && said.bare?.marks === 0 ? withPrice(said.bare, price.price, [], false) : []
      const all = asAmbiguous([...parses, ...withSecond(parses, price.price), ...priced])
      put(at, isBelowPrice ? { ...all, askedWith: `below ${above}` } : all)
    }
    use(price, "before")
  }

  let above: Unmarked | undefined
  for (const [at, { said, parses }] of blocks.entries()) {
    const bare = said._tag === "bets" && parses !== said.parses ? said.bare : undefined
    if (bare === undefined) above = undefined
    else if (bare.marks !== 0)
      above = said.unmarked && !isOnOneSide(said.unmarked) ? { from: at, to: at, price: said.unmarked } : undefined
    else if (above !== undefined) {
      put(at, asAmbiguous([...withPrice(bare, above.price, [], false), ...parses]))
      use(above, "after")
    }
  }

  let carried: ReadonlyArray<Unmarked> = []
  for (let from = 0; from < blocks.length; from++) {
    const opening = blocks[from - 1]?.said._tag === "heading" ? carried : []
    const isBeside = opening.length > 0 || opens(blocks, from) ? isUnpriced : isBare
    let to = from
    while (isBeside(blocks[to]) || isBySide(blocks[to])) to++
    if (to === from) {
      if (blocks[from]?.said._tag !== "heading") carried = []
      const [pair] = pairAt(blocks, from)
      if (pair !== undefined && !isOnOneSide(pair.price) && hasBare(blocks[from - 1])) useBelow(pair)
      continue
    }
    const inside = pricesIn(blocks, from, to)
    const around = [...opening, ...pairAt(blocks, from - 1), ...inside, ...pairAt(blocks, to)]
    const [first] = inside
    if (first?.from === from && !isBet(blocks[from]) && isRound(first.price)) useBelow(first)
    const areAllPrices = first !== undefined && !saysSide(first.price) && inside.length === to - from
    if (areAllPrices && around.length === inside.length) carried = inside.length === 1 ? inside : []
    else
      for (const { at, group, near } of besideEach(blocks, from, to, around)) {
        const { said } = blocks[at] ?? {}
        if (said?._tag !== "bets" || said.bare === undefined) continue
        const { bare, parses } = said
        const prices = near.filter(({ price }) => (saysSide(price) ? bare.marks === 0 : parses.length < 3))
        const priced = prices.flatMap(({ price }) => withPrice(bare, price, [], false))
        if (priced.length > 0) put(at, { ...asAmbiguous([...priced, ...parses]), askedWith: `${from} ${group}` })
        for (const price of prices) use(price, price.from > at ? "before" : "after")
      }
    from = to - 1
  }
  return asked
}

const hasBare = (block: Block | undefined) => block?.said._tag === "bets" && block.said.bare !== undefined

/** Numbers that no line with a mark has priced; 45 50 may be two of them, or a number and its price. */
const isUnpriced = (block: Block | undefined) =>
  hasBare(block) && block?.said._tag === "bets" && block.parses === block.said.parses

/** The numbers that take the price below them. */
const pricedBy = (blocks: Blocks, price: number): ReadonlyArray<number> => {
  let from = price
  while (hasBare(blocks[from - 1]) && !isUnpriced(blocks[from - 1])) from--
  return Array.from({ length: price - from }, (_, at) => from + at)
}

/** Numbers without a price, as far as can be seen. */
const isBare = (block: Block | undefined) =>
  isUnpriced(block) && block?.parses.every(({ ambiguity }) => ambiguity > 0) === true

/** A price with its side, or alone with nothing to bet on above it. */
const opens = (blocks: Blocks, at: number) => {
  const [before, price] = [blocks[at - 1]?.said._tag, blocks[at]?.said.unmarked]
  const isFirst = before === undefined || before === "heading"
  return price !== undefined && (saysSide(price) || isFirst) && (isBare(blocks[at]) || isBySide(blocks[at]))
}

/** Prices with their sides, which are no numbers without a price. */
const isBySide = (block: Block | undefined) =>
  block?.said.unmarked !== undefined &&
  (block.said._tag === "unknown" || (block.said._tag === "bets" && block.said.bare === undefined))

/** Prices with their sides that are a bet as well: 15ล่าง 50บ. */
const isBet = (block: Block | undefined) =>
  isBySide(block) && block?.parses.some(({ clauses }) => clauses.every(allWordsCount)) === true

/** 20 and 5, but not 25, which is more often a number. */
const isRound = ({ amounts: [price] }: SidePrice) => {
  const [one = 0] = price?.satang ?? []
  return one % 1_000 === 0 || one === 500
}

/** Prices on lines of their own; those with sides on lines below each other are for the same numbers. */
const pricesIn = (blocks: Blocks, from: number, to: number): ReadonlyArray<Unmarked> => {
  const found: Array<Unmarked> = []
  for (let at = from; at < to; at++) {
    const price = isBare(blocks[at]) || isBySide(blocks[at]) ? blocks[at]?.said.unmarked : undefined
    if (price === undefined) continue
    if (!saysSide(price) && !isRound(price) && !opens(blocks, at)) continue
    const last = found.at(-1)
    const isOfOthers = last !== undefined && (marksOfPrice(last.price) & marksOfPrice(price)) === 0
    if (last?.to === at - 1 && saysSide(price) && saysSide(last.price) && isOfOthers) {
      found.pop()
      const others = [...last.price.others, price, ...price.others]
      found.push({ from: last.from, to: at, price: { ...last.price, others } })
    } else found.push({ from: at, to: at, price })
  }
  return found.some(({ price }) => saysSide(price)) ? found.filter(({ price }) => saysSide(price)) : found
}

/** A bet that may be a pair of prices: บนล่าง 50 20. */
const pairAt = (blocks: Blocks, at: number): ReadonlyArray<Unmarked> => {
  const price = blocks[at]?.said.unmarked
  return price !== undefined && isUnpriced(blocks[at]) && !isBare(blocks[at]) ? [{ from: at, to: at, price }] : []
}

type Beside = { readonly at: number; readonly group: number; readonly near: ReadonlyArray<Unmarked> }

/** The prices that each line may have: the next ones, the first above and the last below. */
const besideEach = (blocks: Blocks, from: number, to: number, prices: ReadonlyArray<Unmarked>) => {
  const found: Array<Beside> = []
  let next = 0
  for (let at = from; at < to; at++) {
    while ((prices[next]?.from ?? to) <= at) next++
    const last = prices[next - 1]
    const above = last !== undefined && last.to >= at ? prices[next - 2] : last
    const below = prices[next]
    const ofAbove = above === undefined ? [] : [above, prices[0]]
    const ofBelow = below === undefined ? [] : [below, prices.at(-1)]
    const near = (prices[0]?.from ?? to) <= from ? [...ofAbove, ...ofBelow] : [...ofBelow, ...ofAbove]
    found.push({ at, group: above === last ? next : -at, near: [...new Set(near)].filter((one) => one !== undefined) })
  }
  return found
}
