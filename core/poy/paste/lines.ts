import { type Amounts, amountsIn, looksLikePrice, type NumberToken } from "./amounts.ts"
import { type AsideReason, asideOf, withoutAsides } from "./asides.ts"
import { type Parse, parsesOf } from "./clauses.ts"
import { plain, undressed } from "./dress.ts"
import { rangeOf } from "./runs.ts"
import { type Token, tokensOf } from "./tokens.ts"
import { isNearlyKnown } from "./words.ts"

/** A price for the bare numbers around it, with the words that stand beside it. */
export type BlockPrice = {
  readonly marks: number
  readonly amounts: ReadonlyArray<Amounts>
  /** Whether it can be nothing else: a number and its price look like a pair of prices. */
  readonly isMarked: boolean
}

/** Numbers that may wait for a price on another line; `isPaired` when they may be a number and its price as well. */
export type Bare = {
  readonly marks: number
  readonly numbers: ReadonlyArray<string>
  readonly isPaired: boolean
  readonly range: ReadonlyArray<string> | undefined
}

/** What a line says by itself, whatever stands above it. */
export type Said = { readonly aside: ReadonlyArray<string> } & (
  | { readonly _tag: "blank" }
  | { readonly _tag: "aside"; readonly reason: AsideReason; readonly numbers: ReadonlyArray<string> }
  | { readonly _tag: "heading"; readonly marks: number }
  | { readonly _tag: "price"; readonly price: BlockPrice }
  | {
      readonly _tag: "bets"
      readonly parses: ReadonlyArray<Parse>
      readonly bare: Bare | undefined
      readonly price: BlockPrice | undefined
    }
  /** Nothing that is known; it may have been meant as a heading. */
  | { readonly _tag: "unknown"; readonly hasNumber: boolean }
  | { readonly _tag: "notRead" }
)

/** Nobody writes longer lines; what is longer is not read, so that no line takes long. */
const longest = 2_000

/** 12.34=10 may be the twelfth line of a list, or two numbers. */
const mayBeIndex = /^\d\d\.(?=\d{2,3}\s*[=:xX*×/-])/

export const saidBy = (raw: string): Said => {
  if (raw.length > longest) return { _tag: raw.trim() === "" ? "blank" : "notRead", aside: [] }
  const line = plain(raw)
  if (line === "") return { _tag: "blank", aside: [] }
  const reason = asideOf(line)
  if (reason !== undefined) {
    const numbers = line.match(/\d+/g) ?? []
    return { _tag: "aside", reason, numbers, aside: [line] }
  }
  const { rest, asides } = withoutAsides(line)
  const { tokens, notes, isDoubtful } = withoutNotes(tokensOf(undressed(rest)))
  const [index = ""] = mayBeIndex.exec(rest) ?? []
  const aside = [...asides, ...notes]
  const count = tokens.filter(({ kind }) => kind === "number").length
  const mayBeHeading = count < 2 || tokens.some(({ kind }) => kind === "words")
  const notRead: Said = mayBeHeading ? { _tag: "unknown", hasNumber: count > 0, aside } : { _tag: "notRead", aside }
  if (tokens.some(({ kind }) => kind === "unknown")) return notRead
  if (count === 0) {
    const words = tokens.filter((token) => token.kind === "words")
    if (notes.length > 0) return { _tag: "unknown", hasNumber: false, aside }
    if (words.length > 0) return { _tag: "heading", marks: words.reduce((all, { marks }) => all | marks, 0), aside }
    if (tokens.length > 0) return { _tag: "notRead", aside }
    return { _tag: "aside", reason: asides.length > 0 ? "date" : "talk", numbers: [], aside: [line] }
  }
  const price = priceIn(tokens)
  if (price?.isMarked)
    return notes.length > 0 ? { _tag: "unknown", hasNumber: true, aside } : { _tag: "price", price, aside }
  const asWritten = parsesOf(tokens)
  const withoutIndex = index === "" ? [] : parsesOf(tokensOf(undressed(rest.slice(index.length))))
  const parses =
    isDoubtful || withoutIndex.length > 0
      ? [...asWritten, ...withoutIndex].map((parse): Parse => ({ ...parse, doubtful: 1 }))
      : asWritten
  const bare = bareIn(tokens)
  if (parses.length === 0 && bare === undefined && price === undefined) return notRead
  return { _tag: "bets", parses, bare, price, aside }
}

/** Words that change what a bet means, or take it back: never a name. */
const changesABet = /ไม่|อย่า|ผิด|ถ้า|เปลี่ยน|แก้|แทน|คืน|ครึ่ง|หาร|คู่|คี่|ต่ำ|สูง|ลด|เพิ่ม|อีก|ทุก|เหมือน|เดิม|เท่า|ละ|ถูก|บวก/

/** A name before or after a bet is a note; one that is nearly a word that is known may be that word. */
const withoutNotes = (all: ReadonlyArray<Token>) => {
  const isNote = (token: Token | undefined) =>
    token?.kind === "unknown" && /\p{L}/u.test(token.text) && !changesABet.test(token.text)
  let [from, to] = [0, all.length]
  while (from < to && isNote(all[from])) from++
  while (to > from && isNote(all[to - 1])) to--
  const unknown = [...all.slice(0, from), ...all.slice(to)].filter((token) => token.kind === "unknown")
  return {
    tokens: all.slice(from, to),
    notes: unknown.map(({ text }) => text),
    isDoubtful: unknown.some(({ text, touches }) => touches || isNearlyKnown(text)),
  }
}

const runOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<NumberToken> =>
  tokens.filter((token) => token.kind === "number")

/** A line that may be a price alone: =10, ตัวละ 10 บาท, บนล่าง=10, 20*20. */
const priceIn = (tokens: ReadonlyArray<Token>): BlockPrice | undefined => {
  const shape = tokens.map(({ kind }) => kind[0]).join("")
  if (!/^w?e?n+b?w?e?$/.test(shape)) return undefined
  const run = runOf(tokens)
  const [last] = tokens.slice(-1)
  if (last?.kind === "equals" && (last.as !== "colon" || !/e.*e$/.test(shape))) return undefined
  const amounts = amountsIn(run).filter(({ used, doubtful }) => used === run.length && doubtful < 2)
  if (amounts.length === 0) return undefined
  const words = tokens.filter((token) => token.kind === "words")
  const marks = words.reduce((all, token) => all | token.marks, 0)
  const equals = tokens.find((token) => token.kind === "equals")
  const isMarked =
    (equals !== undefined && !(equals.as === "colon" && run.length > 1 && marks !== 0)) || /bw?$/.test(shape)
  const isPair = run.length === 2 && run[1]?.join === "times" && run.every(({ text }) => looksLikePrice(text))
  return isMarked || isPair ? { marks, amounts, isMarked } : undefined
}

const bareIn = (tokens: ReadonlyArray<Token>): Bare | undefined => {
  const shape = tokens.map(({ kind }) => kind[0]).join("")
  const run = runOf(tokens)
  if (!/^w?n+w?$/.test(shape) || run.some(({ join }) => join === "times")) return undefined
  const marks = tokens.reduce((all, token) => (token.kind === "words" ? all | token.marks : all), 0)
  const numbers = run.map(({ text }) => text)
  const last = run.at(-1)
  const isPaired =
    last !== undefined &&
    run.length === 2 &&
    (last.join === "dash" || last.join === "slash") &&
    looksLikePrice(last.text)
  return { marks, numbers, isPaired, range: last?.join === "dash" ? rangeOf(numbers) : undefined }
}
