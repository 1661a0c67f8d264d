import type { Parse } from "./clauses.ts"
import { type Bare, type BlockPrice, type Said, saidBy } from "./lines.ts"
import { isMixed } from "./runs.ts"
import { mark, under } from "./words.ts"

/** What stands above a line: nothing, words that are understood, or words that are not, and where. */
export type Above = { readonly at: number; readonly marks: number; readonly isUnknown: boolean }

/** A line with what stands above it, the prices of other lines put to its numbers. */
export type Block = {
  readonly text: string
  readonly at: number
  readonly said: Said
  readonly above: Above
  readonly parses: ReadonlyArray<Parse>
  /** Whether it is a price that lines before it take, or lines after it. */
  readonly priceOf: "before" | "after" | undefined
}

type Opening = { readonly price: BlockPrice; readonly block: number }
type Waiting = { readonly block: number; readonly bare: Bare; readonly from: Opening | undefined }

const naming = mark.ble | mark.triples

/** Each line with the heading above it; bare numbers get the price that follows them, or the one of their heading. */
export const blocksOf = (raws: ReadonlyArray<string>): ReadonlyArray<Block> => {
  const blocks: Array<Block> = []
  const known = new Map<string, Said>()
  let above: Above = { at: -1, marks: 0, isUnknown: false }
  let opening: Opening | undefined
  let waiting: Array<Waiting> = []

  const put = (at: number, change: Partial<Pick<Block, "parses" | "priceOf">>) => {
    const block = blocks[at]
    if (block !== undefined) blocks[at] = { ...block, ...change }
  }
  const flush = () => {
    for (const { block, bare, from } of waiting)
      if (from !== undefined) {
        put(block, { parses: withPrice(bare, from.price, []) })
        put(from.block, { priceOf: "after" })
      }
    waiting = []
  }
  const close = (price: BlockPrice) => {
    for (const { block, bare } of waiting) put(block, { parses: withPrice(bare, price, blocks[block]?.parses ?? []) })
    waiting = []
  }

  for (const [at, text] of raws.entries()) {
    const said = known.get(text) ?? saidBy(text)
    known.set(text, said)
    if (said._tag === "blank") continue
    const here = blocks.length
    const closed = closing(said, waiting, above)
    blocks.push({
      text,
      at,
      said,
      above,
      parses: said._tag === "bets" ? said.parses : [],
      priceOf: closed === undefined ? undefined : "before",
    })
    if (closed !== undefined) {
      close(closed)
      continue
    }
    switch (said._tag) {
      case "heading":
        flush()
        above = { at, marks: said.marks, isUnknown: false }
        opening = undefined
        break
      case "unknown":
        flush()
        above = { at, marks: 0, isUnknown: true }
        opening = undefined
        break
      case "price":
        flush()
        if (under(above.marks, said.price.marks) & naming) put(here, { parses: named(said.price) })
        else {
          opening = { price: said.price, block: here }
          if (said.price.marks !== 0) above = { at, marks: said.price.marks, isUnknown: false }
        }
        break
      case "bets":
        if (said.bare !== undefined) waiting.push({ block: here, bare: said.bare, from: opening })
        else flush()
        break
      case "aside":
      case "notRead":
        break
    }
  }
  flush()
  return blocks
}

/** The price of a line, when bare numbers before it wait for one. */
const closing = (said: Said, waiting: ReadonlyArray<Waiting>, above: Above): BlockPrice | undefined => {
  const [first] = waiting
  if (first === undefined || first.from !== undefined) return undefined
  const price = said._tag === "price" || said._tag === "bets" ? said.price : undefined
  return price === undefined || under(above.marks, price.marks) & naming ? undefined : price
}

const withPrice = (bare: Bare, { marks, amounts }: BlockPrice, alone: ReadonlyArray<Parse>): ReadonlyArray<Parse> => [
  ...amounts.flatMap(({ satang, doubtful }) =>
    [bare.numbers, ...(bare.range === undefined ? [] : [bare.range])].map(
      (numbers): Parse => ({
        clauses: [{ lead: bare.marks, numbers, parts: [{ marks, arrangements: undefined, satang }] }],
        doubtful: isMixed(bare.numbers) || bare.range !== undefined ? 1 : doubtful,
      }),
    ),
  ),
  ...(bare.isPaired ? alone : []),
]

/** Helpers that name their numbers themselves take a price alone. */
const named = ({ marks, amounts }: BlockPrice): ReadonlyArray<Parse> =>
  amounts.map(({ satang, doubtful }) => ({
    clauses: [{ lead: 0, numbers: [""], parts: [{ marks, arrangements: undefined, satang }] }],
    doubtful,
  }))
