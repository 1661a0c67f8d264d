import { type Satang, satang } from "../../money/satang.ts"
import { type Clause, isMixed, numbersIn, pricedGroups, pricesOf, type Sentence, sentenceOf } from "./clauses.ts"
import { allWordsCount, type Doubt, type PasteSetting, type PricedBet, read } from "./reading.ts"
import { cutLine, plain } from "./tokens.ts"
import { mark, under } from "./words.ts"

/** What became of one line of the text; every line that is not blank has one. */
export type PastedLine = {
  readonly text: string
  readonly at: number
  readonly as: "bets" | "heading" | "price" | "ignored" | "notUnderstood"
  readonly bets: ReadonlyArray<PricedBet>
  readonly doubts: ReadonlyArray<Doubt>
  readonly ignored: ReadonlyArray<string>
}

/** A preview: nothing is in the slip yet. */
export type Pasted = {
  readonly lines: ReadonlyArray<PastedLine>
  readonly bets: ReadonlyArray<PricedBet>
  readonly count: number
  readonly stake: Satang
}

type Said<Tag extends Sentence["_tag"]> = Extract<Sentence, { readonly _tag: Tag }>

type Bare = { readonly line: number; readonly sentence: Said<"bare">; readonly heading: number }

/** Doubles (เบิ้ล) name their own numbers. */
const doubles = (amounts: ReadonlyArray<number>): Clause => ({ numbers: [""], parts: [{ marks: 0, amounts }] })

/** Reads a slip as dealers write it; never fails, and says of each line what it made of it. */
export const paste = (text: string, setting: PasteSetting = { secondPrice: "bottom" }): Pasted => {
  const lines: Array<PastedLine> = []
  let heading = 0
  let waiting: Array<Bare> = []

  const settle = (line: number, clauses: ReadonlyArray<Clause>, context: number, own: number, doubted: boolean) => {
    const readings = clauses.map((clause) => read(clause, context, own, setting))
    const before = lines[line]
    if (before === undefined) return
    const known = readings.filter((reading) => reading !== undefined)
    if (known.length < readings.length || !allWordsCount(clauses, own)) return
    const doubts = new Set(known.flatMap((reading) => reading.doubts))
    if (doubted) doubts.add("numberOrPrice")
    lines[line] = { ...before, as: "bets", bets: known.flatMap((reading) => reading.bets), doubts: [...doubts] }
  }
  /** No closing price came: each waiting line stands for itself. */
  const flush = () => {
    for (const { line, sentence, heading: context } of waiting) {
      const { groups, marks } = sentence
      const alike = groups.length > 1 && groups.every(([number]) => number?.length === groups[0]?.[0]?.length)
      settle(line, pricedGroups(groups), context, marks, alike)
    }
    waiting = []
  }
  const close = ({ marks, amounts }: Said<"price">) => {
    for (const { line, sentence, heading: context } of waiting) {
      const numbers = numbersIn(sentence.groups)
      const joined = sentence.groups.some(({ length }) => length > 1)
      settle(line, [{ numbers, parts: [{ marks, amounts }] }], context, sentence.marks, isMixed(numbers) || joined)
    }
    waiting = []
  }

  for (const [at, raw] of text.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
    const line = plain(raw)
    if (line === "") continue
    const { tokens, ignored, strange } = cutLine(line)
    const sentence: Sentence = strange ? { _tag: "strange" } : sentenceOf(tokens)
    const here = lines.length
    const note = (as: PastedLine["as"]) => (lines[here] = { text: raw, at, as, bets: [], doubts: [], ignored })
    note(tokens.length === 0 && ignored.length > 0 && !strange ? "ignored" : "notUnderstood")
    switch (sentence._tag) {
      case "heading":
        heading = sentence.marks
        note("heading")
        break
      case "bare": {
        const [amount] = sentence.marks & mark.ble ? pricesOf(sentence.groups) : []
        if (amount === undefined) waiting.push({ line: here, sentence, heading })
        else settle(here, [doubles([amount])], heading, sentence.marks, false)
        break
      }
      case "price":
        if (under(heading, sentence.marks) & mark.ble) {
          settle(here, [doubles(sentence.amounts)], heading, sentence.marks, false)
        } else if (waiting.length > 0) {
          close(sentence)
          note("price")
        }
        break
      case "clauses":
        flush()
        settle(here, sentence.clauses, heading, sentence.marks, sentence.doubt)
        break
      case "strange":
        break
    }
  }
  flush()
  const bets = lines.flatMap((line) => line.bets)
  return { lines, bets, count: bets.length, stake: satang(bets.reduce((sum, { price }) => sum + price, 0)) }
}
