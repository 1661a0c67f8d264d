import type { SecondPrice } from "./interpretations/second-price.ts"
import type { PasteQuestion } from "./questions/paste-question.ts"
import { placeAfterEdit, withLine } from "./text-lines.ts"

/** What the player said to a question: which of its interpretations is meant, or that it is skipped. */
export type PasteAnswer = { readonly question: PasteQuestion; readonly interpretation: number | "skipped" }

/** A pasted text and what the player has said to it so far; answers and skipped lines by the line they are about. */
export type PasteDraft = {
  readonly text: string
  /** What the second price of a number of two digits is for; asked until it is chosen. */
  readonly secondPrice: SecondPrice | "ask"
  readonly isWriting: boolean
  readonly answers: ReadonlyMap<number, PasteAnswer>
  readonly skipped: ReadonlyMap<number, string>
  /** One line that is being written anew, while the text still holds it as it was. */
  readonly mending: { readonly at: number; readonly text: string } | undefined
}

export type PasteDraftEvent =
  | { readonly type: "text.typed" | "text.pasted"; readonly text: string }
  | { readonly type: "writing.begun" | "writing.done" | "mending.left" | "mending.taken" }
  | { readonly type: "secondPrice.chosen"; readonly secondPrice: SecondPrice }
  | {
      readonly type: "question.answered"
      readonly question: PasteQuestion
      readonly interpretation: PasteAnswer["interpretation"]
    }
  | { readonly type: "line.skipped"; readonly at: number; readonly text: string }
  /** To choose again, or to bring back what was skipped. */
  | { readonly type: "answer.withdrawn"; readonly at: number }
  | { readonly type: "line.mended"; readonly at: number; readonly text: string }

export const pasteDraftOf = (text: string, secondPrice: PasteDraft["secondPrice"] = "ask"): PasteDraft => ({
  text,
  secondPrice,
  isWriting: text === "",
  answers: new Map(),
  skipped: new Map(),
  mending: undefined,
})

/** What one act of the player makes of a pasted text; answers stay with lines that it left alone. */
export const pasteDraftAfter = (draft: PasteDraft, event: PasteDraftEvent): PasteDraft => {
  switch (event.type) {
    case "text.typed":
      return { ...withText(draft, event.text), isWriting: true }
    case "text.pasted":
      return { ...withText(draft, event.text), isWriting: false }
    case "writing.begun":
      return { ...draft, isWriting: true, mending: undefined }
    case "writing.done":
      return { ...draft, isWriting: false }
    case "secondPrice.chosen":
      return { ...draft, secondPrice: event.secondPrice }
    case "question.answered": {
      const { question, interpretation } = event
      return {
        ...draft,
        answers: new Map(draft.answers).set(question.at, { question, interpretation }),
        mending: undefined,
      }
    }
    case "line.skipped":
      return { ...draft, skipped: new Map(draft.skipped).set(event.at, event.text), mending: undefined }
    case "answer.withdrawn":
      return { ...draft, answers: without(draft.answers, event.at), skipped: without(draft.skipped, event.at) }
    case "line.mended":
      return { ...draft, mending: { at: event.at, text: event.text } }
    case "mending.left":
      return { ...draft, mending: undefined }
    case "mending.taken":
      break
  }
  return withText(draft, textAsMended(draft))
}

/** The text as it would be with the line that is being written anew. */
export const textAsMended = ({ text, mending }: PasteDraft): string =>
  mending === undefined ? text : withLine(text, mending.at, mending.text)

const withText = (draft: PasteDraft, text: string): PasteDraft => {
  const placeOf = placeAfterEdit(draft.text, text)
  return {
    ...draft,
    text,
    answers: moved(draft.answers, placeOf),
    skipped: moved(draft.skipped, placeOf),
    mending: undefined,
  }
}

const moved = <Said>(said: ReadonlyMap<number, Said>, placeOf: (at: number) => number | undefined) =>
  new Map(
    [...said].flatMap(([at, one]) => {
      const place = placeOf(at)
      return place === undefined ? [] : [[place, one] as const]
    }),
  )

const without = <Said>(said: ReadonlyMap<number, Said>, at: number): ReadonlyMap<number, Said> => {
  const left = new Map(said)
  left.delete(at)
  return left
}
