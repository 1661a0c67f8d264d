import {
  type PasteAnswer,
  type PasteDraft,
  type PasteDraftEvent,
  type Pasted,
  type PasteQuestion,
  type PasteReview,
  type paste,
  pasteDraftAfter,
  pasteDraftOf,
  reviewOf,
  type SecondPrice,
} from "@fakham/core/poy/paste"
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useReducer, useState } from "react"
import { tapGuard } from "../../../../parts/sheets/tap-guard.ts"
import { useSecondPrice } from "../../../order/placing/use-second-price.ts"
import { pieceId } from "./piece-id.ts"

/** A line of the text, or a question about it. */
type Piece = { readonly at: number; readonly text: string }

/** What a player does to pieces of the text; the focus goes on to what is to be done next. */
export type PasteHandlers = {
  /** Handed on: the reader is fetched once, beside the sheet and its pieces. */
  readonly read: typeof paste
  readonly send: (event: PasteDraftEvent) => void
  readonly answer: (question: PasteQuestion, interpretation: PasteAnswer["interpretation"]) => void
  /** Remembered for texts to come. */
  readonly chooseSecondPrice: (chosen: SecondPrice) => void
  readonly skip: (line: Piece) => void
  readonly withdraw: (piece: Piece) => void
  readonly mend: (piece: Piece) => void
  readonly leaveMending: (at: number) => void
  readonly takeMended: (at: number) => void
  readonly focus: (...parts: ReadonlyArray<string>) => void
}

type PastingText = {
  readonly draft: PasteDraft
  readonly pasted: Pasted
  readonly review: PasteReview
  /** Whether what was typed last has been read already. */
  readonly isRead: boolean
  readonly handlers: PasteHandlers
  /** The id of a part of the sheet. */
  readonly idOf: (part: string) => string
}

/** A text that was begun, how it is read, and what the player says to it. */
export const usePasteDraft = (begun: string, read: typeof paste): PastingText => {
  const prefix = useId()
  const idOf = useCallback((part: string) => prefix + part, [prefix])
  const [remembered, remember] = useSecondPrice()
  const [draft, send] = useReducer(pasteDraftAfter, begun, (text) => pasteDraftOf(text, remembered))
  const { secondPrice, answers, skipped } = draft
  const text = useDeferredValue(draft.text)
  const pasted = useMemo(() => read(text, { secondPrice }), [read, text, secondPrice])
  const review = useMemo(() => reviewOf(pasted, { answers, skipped }), [pasted, answers, skipped])
  const focus = useFocus(idOf)

  const pieces = useMemo(() => handlersFor(review, read, send, focus), [review, read, focus])
  const handlers = useMemo(
    () => ({
      ...pieces,
      chooseSecondPrice: (secondPrice: SecondPrice) => {
        remember(secondPrice)
        send({ type: "secondPrice.chosen", secondPrice })
        focus("second-price")
      },
    }),
    [pieces, remember, focus],
  )
  return { draft, pasted, review, isRead: text === draft.text, handlers, idOf }
}

const handlersFor = (
  { open, notRead }: PasteReview,
  read: PasteHandlers["read"],
  send: PasteHandlers["send"],
  focus: PasteHandlers["focus"],
): Omit<PasteHandlers, "chooseSecondPrice"> => {
  const next = (pieces: ReadonlyArray<Pick<Piece, "at">>, done: number) => {
    const left = pieces.filter(({ at }) => at !== done)
    const next = left.find(({ at }) => at > done) ?? left[0]
    return next === undefined ? "counts" : pieceId(next)
  }
  const step = (event: PasteDraftEvent, ...parts: ReadonlyArray<string>) => {
    send(event)
    focus(...parts)
    // Another piece comes up under the finger.
    tapGuard.changed()
  }
  return {
    read,
    send,
    focus,
    answer: (question, interpretation) =>
      step({ type: "question.answered", question, interpretation }, next(open, question.at), "counts"),
    skip: ({ at, text }) => step({ type: "line.skipped", at, text }, next(notRead, at), "counts"),
    withdraw: (piece) => step({ type: "answer.withdrawn", at: piece.at }, pieceId(piece), "counts"),
    mend: ({ at, text }) => send({ type: "line.mended", at, text }),
    leaveMending: (at) => step({ type: "mending.left" }, pieceId({ at }), "counts"),
    takeMended: (at) => step({ type: "mending.taken" }, pieceId({ at }), next(notRead, at), "counts"),
  }
}

/** Puts the focus on the first of the named parts that is there once what has changed is drawn. */
const useFocus = (idOf: (part: string) => string) => {
  const [wanted, setWanted] = useState<ReadonlyArray<string>>([])
  useEffect(() => {
    const found = wanted.map((id) => document.getElementById(id)).find((element) => element !== null)
    found?.focus()
  }, [wanted])
  return useCallback((...parts: ReadonlyArray<string>) => setWanted(parts.map(idOf)), [idOf])
}
