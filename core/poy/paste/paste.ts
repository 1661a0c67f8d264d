import type { Satang } from "../../money/satang.ts"
import type { PasteSetting, PricedBet } from "./interpretations/interpretation.ts"
import { stakeOfReading } from "./interpretations/stake.ts"
import { lineNumber } from "./line-number.ts"
import { blocksOf } from "./lines/blocks.ts"
import { withUnmarkedPrices } from "./lines/unmarked-prices.ts"
import { decideLines } from "./questions/decide-lines.ts"
import type { PasteQuestion } from "./questions/paste-question.ts"
import { type PastedLine } from "./questions/pasted-line.ts"

/** A preview: nothing is in the slip yet, and nothing that is ambiguous is in the bets. */
export type Pasted = {
  readonly lines: ReadonlyArray<PastedLine>
  readonly questions: ReadonlyArray<PasteQuestion>
  readonly bets: ReadonlyArray<PricedBet>
  readonly count: number
  readonly stake: Satang
  /** Whether what the second price of two digits is for makes a difference. */
  readonly hasSecondPrices: boolean
}

const none: ReadonlyArray<never> = []
const tooMany = (raws: ReadonlyArray<string>, from: number) =>
  raws
    .slice(from)
    .map(
      (text, place): PastedLine => ({
        text,
        at: lineNumber(from + place),
        as: "notRead",
        bets: none,
        nonBets: none,
        reason: undefined,
      }),
    )
    .filter(({ text }) => text.trim() !== "")

/** Reads a slip as dealers write it; never fails, and says of each line what it made of it. */
export const paste = (text: string, setting: PasteSetting = { secondPrice: "unsaid" }): Pasted => {
  const raws = text.split(/\r\n|[\n\r\u2028\u2029]/)
  const { blocks, end } = blocksOf(raws)
  const { lines: found, questions, hasSecondPrices } = decideLines(withUnmarkedPrices(blocks), setting)
  const lines = [...found, ...tooMany(raws, end)]
  const bets = lines.flatMap((line) => line.bets)
  return { lines, questions, bets, count: bets.length, stake: stakeOfReading(bets), hasSecondPrices }
}
