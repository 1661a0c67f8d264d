import { chosenBets } from "./chosen.ts"
import type { Interpretation } from "./interpretations/interpretation.ts"
import type { LineNumber } from "./line-number.ts"
import type { Pasted } from "./paste.ts"
import type { PasteDraft } from "./paste-draft.ts"
import type { PasteQuestion } from "./questions/paste-question.ts"
import type { PastedLine } from "./questions/pasted-line.ts"

/** A piece of the text that the player does not want; it can be brought back. */
export type SkippedPiece = { readonly at: number; readonly text: string }

/** A question whose interpretation the player has picked. */
export type AnsweredQuestion = { readonly question: PasteQuestion; readonly interpretation: Interpretation }

/** What stands in a text after the player's answers. */
export type PasteReview = {
  readonly clear: ReadonlyArray<PastedLine>
  readonly open: ReadonlyArray<PasteQuestion>
  readonly settled: ReadonlyArray<AnsweredQuestion>
  readonly notRead: ReadonlyArray<PastedLine>
  readonly skipped: ReadonlyArray<SkippedPiece>
  readonly ignored: ReadonlyArray<PastedLine>
  /** What is to be added: what is plain, and what was picked. */
  readonly bets: Interpretation
  /** What is neither added nor skipped. */
  readonly leftOut: ReadonlyArray<string>
}

/** An answer counts only for the very question that it was given to: one that changed is asked again. */
export const reviewOf = (
  pasted: Pasted,
  { answers, skipped: skippedLines }: Pick<PasteDraft, "answers" | "skipped">,
): PasteReview => {
  const open: Array<PasteQuestion> = []
  const settled: Array<AnsweredQuestion> = []
  const skipped: Array<SkippedPiece> = []
  const picks = new Map<LineNumber, number>()
  for (const question of pasted.questions) {
    const answer = answers.get(question.at)
    const said = answer !== undefined && isSame(answer.question, question) ? answer.interpretation : undefined
    const interpretation = typeof said === "number" ? question.interpretations[said] : undefined
    if (said === "skipped") skipped.push({ at: question.at, text: question.text })
    else if (typeof said === "number" && interpretation !== undefined) {
      settled.push({ question, interpretation })
      picks.set(question.at, said)
    } else open.push(question)
  }
  const notRead: Array<PastedLine> = []
  for (const line of pasted.lines) {
    if (line.as !== "notRead") continue
    if (skippedLines.get(line.at) === line.text) skipped.push({ at: line.at, text: line.text })
    else notRead.push(line)
  }
  return {
    clear: pasted.lines.filter(({ as }) => as === "bets"),
    open,
    settled,
    notRead,
    skipped: skipped.toSorted((one, other) => one.at - other.at),
    ignored: pasted.lines.filter(({ as }) => as === "ignored"),
    bets: chosenBets(pasted, picks),
    leftOut: [...open, ...notRead].toSorted((one, other) => one.at - other.at).map(({ text }) => text),
  }
}

const isSame = (one: PasteQuestion, other: PasteQuestion): boolean =>
  one.about === other.about &&
  one.text === other.text &&
  one.interpretations.length === other.interpretations.length &&
  one.interpretations.every((interpretation, at) => areSame(interpretation, other.interpretations[at] ?? []))

const areSame = (one: Interpretation, other: Interpretation): boolean =>
  one.length === other.length &&
  one.every((bet, at) => {
    const its = other[at]
    return bet.option === its?.option && bet.number === its.number && bet.price === its.price
  })
