import type { PasteDraft, PasteReview } from "@fakham/core/poy/paste"
import { AnsweredQuestions, SkippedPieces } from "./answered-pieces.tsx"
import { pieceId } from "./piece-id.ts"
import { MoreBets, mostPieces } from "./piece-list.tsx"
import { QuestionCard } from "./question-card.tsx"
import { ClearLines, IgnoredLines, UnreadLines } from "./read-lines.tsx"
import type { PasteHandlers } from "./use-paste-draft.ts"

export type PiecesProps = {
  readonly draft: PasteDraft
  readonly review: PasteReview
  readonly handlers: PasteHandlers
  readonly idOf: (part: string) => string
}

/** What a pasted text came to: what is asked first, then what is not read, clear, skipped and ignored. */
export const Pieces = ({ draft, review, handlers, idOf }: PiecesProps) => {
  const { open, settled, notRead, skipped, clear, ignored } = review
  return (
    <>
      {open.slice(0, mostPieces).map((question, at) => (
        <QuestionCard
          key={question.at}
          question={question}
          id={idOf(pieceId(question))}
          place={at + 1}
          of={open.length}
          mending={draft.mending?.at === question.at ? draft : undefined}
          handlers={handlers}
        />
      ))}
      <MoreBets than={open.length} />
      <AnsweredQuestions id={idOf("settled")} settled={settled} handlers={handlers} />
      <UnreadLines id={idOf("unread")} lines={notRead} draft={draft} handlers={handlers} idOf={idOf} />
      <ClearLines id={idOf("clear")} lines={clear} />
      <SkippedPieces id={idOf("skipped")} skipped={skipped} handlers={handlers} />
      <IgnoredLines id={idOf("ignored")} lines={ignored} />
    </>
  )
}
