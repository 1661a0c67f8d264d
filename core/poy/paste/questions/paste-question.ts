import type { Interpretation } from "../interpretations/interpretation.ts"
import type { LineNumber } from "../line-number.ts"
import type { PastedLine } from "./pasted-line.ts"

/** A question to the player: nothing of it is bet before one interpretation is picked. */
export type PasteQuestion = {
  /** The line that it is asked at: the heading, or the first of its lines. */
  readonly at: LineNumber
  readonly text: string
  /**
   * What one line means; which side numbers are on; what a heading that is not understood means for what follows; or
   * what second prices are for, once for all of them.
   */
  readonly about: "meaning" | "side" | "heading" | "secondPrice"
  /** Every line whose bets hang on the answer. */
  readonly lines: ReadonlyArray<LineNumber>
  /** The bets of all these lines together, the likeliest first; of second prices, in the order of `secondPrices`. */
  readonly interpretations: ReadonlyArray<Interpretation>
}

/** Lines with the same price beside them are one question, if each can be read in as many ways. */
export const asOne = (questions: ReadonlyArray<PasteQuestion>): ReadonlyArray<PasteQuestion> => {
  const [first, second] = questions
  if (first === undefined || second === undefined) return questions
  if (questions.some(({ interpretations }) => interpretations.length !== first.interpretations.length)) return questions
  const interpretations = first.interpretations.map((_, way) =>
    questions.flatMap(({ interpretations: ways }) => ways[way] ?? []),
  )
  return [{ ...first, lines: questions.flatMap(({ lines }) => lines), interpretations }]
}

/** A heading that something hangs on is asked about; questions stand in the order of the text. */
export const withHeadings = (lines: ReadonlyArray<PastedLine>, questions: ReadonlyArray<PasteQuestion>) => {
  const asked = new Set(questions.map(({ at }) => at))
  return {
    lines: lines.map(
      (line): PastedLine =>
        asked.has(line.at) && line.as === "ignored" ? { ...line, as: "ambiguous", reason: undefined } : line,
    ),
    questions: questions.toSorted((one, other) => one.at - other.at),
  }
}
