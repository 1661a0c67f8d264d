import { baht } from "../../../money/satang.ts"
import { times } from "../../../money/sums.ts"
import type { Option } from "../../options/option.ts"
import type { Interpretation } from "../interpretations/interpretation.ts"
import { lineNumber } from "../line-number.ts"
import type { Pasted } from "../paste.ts"
import type { PasteQuestion } from "../questions/paste-question.ts"
import { type PastedLine } from "../questions/pasted-line.ts"

export const bet = (option: Option, number: string, price: number): Interpretation[number] => ({
  option,
  number,
  price: times(baht(1), price),
})

/** The line "123 456 20", which can be read in two ways. */
export const questionOf = (at: number): PasteQuestion => ({
  at: lineNumber(at),
  text: "123 456 20",
  about: "meaning",
  lines: [lineNumber(at)],
  interpretations: [
    [bet("teng_bon_3", "123", 20), bet("teng_bon_3", "456", 20)],
    [bet("teng_bon_3", "123", 456), bet("tode_3", "123", 20)],
  ],
})

const line = (at: number, text: string, as: PastedLine["as"], bets: Interpretation = []): PastedLine => ({
  at: lineNumber(at),
  text,
  as,
  bets,
  nonBets: [],
  reason: undefined,
})

/** A text with one line of every kind: plain, ambiguous, not read, and nothing to do with betting. */
export const ambiguousText: Pasted = {
  lines: [
    line(0, "482=20", "bets", [bet("teng_bon_3", "482", 20)]),
    line(1, "123 456 20", "ambiguous"),
    line(2, "พี่เอาตัวเดิมนะ 20", "notRead"),
    { ...line(3, "งวด 20/11/69", "ignored"), reason: "date" },
    line(4, "บน 15=5", "bets", [bet("teng_bon_2", "15", 5)]),
  ],
  questions: [questionOf(1)],
  bets: [bet("teng_bon_3", "482", 20), bet("teng_bon_2", "15", 5)],
  count: 2,
  stake: baht(25),
  hasSecondPrices: false,
}
