import { parsesOf } from "../parses/clauses.ts"
import { isSumOf, type Parse, totalOf } from "../parses/parse.ts"
import { type Bare, type BlockPrice, bareIn, pricesIn, type SidePrice, unmarkedPricesIn } from "../parses/prices.ts"
import { type Steps, stepsOfLine } from "../parses/steps.ts"
import { beginsWithHelper } from "../parses/ways.ts"
import {
  areColumns,
  callsOff,
  corrects,
  isReckoning,
  mayBeAmbiguous,
  mayBeGroup,
  saysGroup,
} from "../tokens/corrections.ts"
import { type NonBetReason, nonBetReasonOf, withoutNonBets } from "../tokens/non-bets.ts"
import { normalizeDigits, stripDecoration } from "../tokens/normalize.ts"
import { withoutNotes } from "../tokens/notes.ts"
import { type Token, tokensOf } from "../tokens/tokens.ts"
import { marksIn, naming } from "../tokens/words.ts"

/** Numbers that are taken back or corrected, and the side that is named instead. */
export type TakenBack = {
  readonly numbers: ReadonlyArray<string>
  readonly marks: number
  /** Whether it may be the heading of all that is called off. */
  readonly callsOff: boolean
}

/** What a line says by itself, whatever stands above it. */
export type LineByItself = {
  readonly nonBets: ReadonlyArray<string>
  /** Numbers of a line that takes back, or corrects, what stands above it. */
  readonly takesBack?: TakenBack | undefined
  /** The price that it may be for the bare numbers around it. */
  readonly unmarked?: SidePrice | undefined
} & (
  | { readonly _tag: "blank" }
  | { readonly _tag: "nonBet"; readonly reason: NonBetReason }
  | { readonly _tag: "heading"; readonly marks: number; readonly arrangements: number | undefined }
  | { readonly _tag: "price"; readonly price: BlockPrice }
  | {
      readonly _tag: "bets"
      readonly parses: ReadonlyArray<Parse>
      readonly bare: Bare | undefined
      readonly price: BlockPrice | undefined
      /** Whether it says a time of the day where no heading says that bets follow. */
      readonly mayBeTime: boolean
    }
  /** What is not known, or is understood and may mean something else; it may have been meant as a heading. */
  | { readonly _tag: "unknown"; readonly hasNumber: boolean; readonly marks: number; readonly isUnderstood?: boolean }
  | { readonly _tag: "notRead" }
)

/** Nobody writes longer lines; what is longer is not read, so that no line takes long. */
const longest = 2_000

/** 12.34=10 may be the twelfth line of a list, or two numbers. */
const mayBeIndex =
  /^\d\d?\.(?=\d{1,3}\s*[=:xX*×/ -])|^\d-\s*(?=\d{2,3}\s*[=xX*×])|^(?:ยี่กี|หวย\S*|ลูกค้า|บิล|ใบ|ข้อ|คนที่|ลำดับ|no\.?|r)\s*\d{1,3}(?=\s+\S*\d)/i
const mayBeTime = /^(?:[01]?\d|2[0-3])[:.][0-5]\d(?:\s|$)/
/** A time, or a bet, before one that is written with a colon too. */
const clockBefore = /^(?:[01]?\d|2[0-3]):[0-5]\d\s+(?=\d+:\d)/
/** A letter behind a price that may stand for baht or for the top. */
const bahtOrTop = /(\d)\s*บ(?![ก-๛.\d])(?!\s*\d)/g
/** Another side by its letter, beside which that letter is the top: 50 บ+ล, 50 บ+ลมี500. */
const otherSide = /[ลต](?:(?![ก-๛])|(?=มี|ตัวละ|อย่างละ))/

/** A letter that is taken for baht, and is the top beside another side: 15ล. 50บ. */
const topBehind = /(\d\s*)บ\./g

/** 123x6=60: the price of each of six arrangements, or what they cost together. */
const arrangementsAt = /((?:[xX*×]|คูณ)\s*)(19|[236])\s*[=:]\s*([\d,.]+)/g
const sharedOut = (whole: string, times: string, count: string, amount: string) => {
  const each = Number(amount.replaceAll(",", "")) / Number(count)
  return Number.isInteger(each) ? `${times}${count}=${each}` : whole
}

/** When the message was sent, behind a bet; or another number and its price. */
const saidBehind = /\s\(?(?:[01]?\d|2[0-3])[:.][0-5]\d\)?$/
type Within = { readonly said: LineByItself; readonly taken: number }

/** What each line of a text says, and whether it takes back what stands above it; equal lines are read once. */
export const saidByEach = (ofText: Steps): ((raw: string) => LineByItself) => {
  const known = new Map<string, Within>()
  return (raw) => {
    if (raw.length > longest) return { _tag: "notRead", nonBets: [] }
    const most = Math.min(stepsOfLine, ofText.left)
    const isFull = most === stepsOfLine
    const within = (isFull ? known.get(raw) : undefined) ?? saidBy(raw, most)
    if (isFull) known.set(raw, within)
    ofText.left -= raw.length + within.taken
    return within.said
  }
}

const saidBy = (raw: string, most: number): Within => {
  const steps = { left: most }
  const said = saidWithin(raw, steps)
  return steps.left < 0
    ? { said: { _tag: "notRead", nonBets: said.nonBets }, taken: most }
    : { said, taken: most - steps.left }
}

const saidWithin = (raw: string, steps: Steps): LineByItself => {
  const line = normalizeDigits(raw)
  if (line === "") return { _tag: "blank", nonBets: [] }
  const reason = nonBetReasonOf(line)
  const said: LineByItself =
    reason === undefined ? betsOr(line, areColumns(raw), steps) : { _tag: "nonBet", reason, nonBets: [line] }
  if (reason !== "calledOff" && !corrects.test(line)) return said
  const isCallOff = reason === "calledOff" || callsOff.test(line)
  return {
    ...said,
    unmarked: undefined,
    takesBack: { numbers: line.match(/\d+/g) ?? [], marks: marksIn(line), callsOff: isCallOff },
  }
}

const betsOr = (line: string, isOverColumns: boolean, steps: Steps): LineByItself => {
  const { rest, nonBets: around } = withoutNonBets(line)
  if (around.length > 0 && /^\d\d?[:.]\d\d$/.test(rest)) return { _tag: "nonBet", reason: "date", nonBets: [line] }
  const stripped = stripDecoration(rest)
  const { tokens, notes, isAmbiguous } = withoutNotes(tokensOf(stripped))
  const nonBets = [...around, ...notes]
  const count = tokens.filter(({ kind }) => kind === "number").length
  const words = tokens.filter((token) => token.kind === "words")
  const marks = words.reduce((together, token) => together | token.marks, 0)
  const withTop = stripped.replace(topBehind, "$1บน ")
  const unmarked =
    nonBets.length > 0 || isAmbiguous
      ? undefined
      : (unmarkedPricesIn(tokens) ?? (withTop === stripped ? undefined : unmarkedPricesIn(tokensOf(withTop))))
  const notRead: LineByItself =
    count < 2 || words.length > 0
      ? { _tag: "unknown", hasNumber: count > 0, marks, nonBets, unmarked }
      : { _tag: "notRead", nonBets }
  if (tokens.some(({ kind }) => kind === "unknown")) return notRead
  if (count === 0) {
    const [said] = words
    // A time before it may be a bet, and a set, such as that of a date, may be no order.
    const isSet = mayBeGroup.test(line) || (around.length > 0 && saysGroup.test(rest))
    const isUnsure = notes.length > 0 || isOverColumns || isSet || around.some((one) => one.includes(":"))
    if (isUnsure) return { _tag: "unknown", hasNumber: false, marks, nonBets, isUnderstood: notes.length === 0 }
    if (said !== undefined)
      return {
        _tag: "heading",
        marks,
        arrangements: said.arrangements,
        nonBets,
      }
    if (tokens.length > 0) return { _tag: "notRead", nonBets }
    return { _tag: "nonBet", reason: "talk", nonBets: [line] }
  }
  const asBaht = stripped.replace(bahtOrTop, "$1บาท")
  const mayBeBaht = asBaht !== stripped && !otherSide.test(stripped)
  const tokensAsBaht = mayBeBaht ? withoutNotes(tokensOf(asBaht)).tokens : tokens
  // Behind helpers that name their numbers themselves a price has no others to be for.
  const price = beginsWithHelper(tokens) ? undefined : pricesIn(withoutTotalOf(tokensAsBaht))
  if (price?.isMarked)
    return notes.length > 0 ? { _tag: "unknown", hasNumber: true, marks, nonBets } : { _tag: "price", price, nonBets }
  const [index = ""] = mayBeIndex.exec(rest) ?? []
  const [clock = ""] = clockBefore.exec(rest) ?? []
  const shared = rest.replace(arrangementsAt, sharedOut)
  const alternatives = [
    ...(index === "" ? [] : parsesOf(tokensOf(stripDecoration(rest.slice(index.length))), steps)),
    ...(clock === "" ? [] : parsesOf(tokensOf(stripDecoration(rest.slice(clock.length))), steps)),
    ...(mayBeBaht ? parsesOf(tokensAsBaht, steps) : []),
    ...withoutTotal(tokens, steps),
    ...(shared === rest ? [] : parsesOf(tokensOf(stripDecoration(shared)), steps)),
    ...(saidBehind.test(rest) ? parsesOf(tokensOf(stripDecoration(rest.replace(saidBehind, ""))), steps) : []),
  ]
  const isTime = mayBeTime.test(rest)
  // A digit behind a name may be its number: ห้อง 5 บน 100.
  const isNumbered = notes.length > 0 && tokens.find((token) => token.kind === "number")?.text.length === 1
  const isSaid = notes.length > 0 && mayBeTime.test(line)
  const isUnsure =
    isAmbiguous ||
    isTime ||
    isSaid ||
    isNumbered ||
    mayBeAmbiguous.test(line) ||
    isReckoning(line) ||
    alternatives.length > 0
  const asWritten = parsesOf(tokens, steps)
  const parses = isUnsure
    ? [...alternatives, ...asWritten].map((parse): Parse => ({ ...parse, ambiguity: 1 }))
    : asWritten
  const bare = bareIn(tokens)
  if (parses.length === 0 && bare === undefined) return notRead
  return { _tag: "bets", parses, bare, price, mayBeTime: isTime && !/[^\d:]/.test(line), nonBets, unmarked }
}

/** =50 = 100: the price of each, and their sum. */
const withoutTotalOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<Token> => {
  const [first, ...others] = tokens
  const next = others.findIndex(({ kind }) => kind === "equals" || kind === "words")
  const isTotal = first?.kind === "equals" && first.as === "mark" && others[next]?.kind === "equals"
  return isTotal ? tokens.slice(0, next + 1) : tokens
}

/** A line whose last amount is the sum of the bets before it: บน 12 34 x 20 = 40. */
const withoutTotal = (tokens: ReadonlyArray<Token>, steps: Steps): ReadonlyArray<Parse> => {
  const end = tokens.findLastIndex(({ kind }) => kind === "equals")
  const [amount, ...others] = tokens.slice(end + 1).filter(({ kind }) => kind !== "baht")
  if (amount?.kind !== "number" || others.length > 0) return []
  const before = tokens.slice(0, end)
  const isOfOne = before.length > 0 && before.filter(({ kind }) => kind === "number").length < 2
  if (isOfOne && !before.some((token) => token.kind === "words" && (token.marks & naming) !== 0)) return []
  const total = Number(amount.text) * 100
  return parsesOf(before, steps).filter((parse) => parse.ambiguity < 2 && isSumOf(total, totalOf(parse)))
}
