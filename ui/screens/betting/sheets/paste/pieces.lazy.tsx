import type { PasteDraft, PasteReview } from "@fakham/core/poy/paste"
import { SettledDoubts, SkippedPieces } from "./answered-pieces.tsx"
import { DoubtCard } from "./doubt-card.tsx"
import { pieceId } from "./piece-id.ts"
import { MoreBets, mostPieces } from "./piece-list.tsx"
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
      {open.slice(0, mostPieces).map((doubt, at) => (
        <DoubtCard
          key={doubt.at}
          doubt={doubt}
          id={idOf(pieceId(doubt))}
          place={at + 1}
          of={open.length}
          mending={draft.mending?.at === doubt.at ? draft : undefined}
          handlers={handlers}
        />
      ))}
      <MoreBets than={open.length} />
      <SettledDoubts id={idOf("settled")} settled={settled} handlers={handlers} />
      <UnreadLines id={idOf("unread")} lines={notRead} draft={draft} handlers={handlers} idOf={idOf} />
      <ClearLines id={idOf("clear")} lines={clear} />
      <SkippedPieces id={idOf("skipped")} skipped={skipped} handlers={handlers} />
      <IgnoredLines id={idOf("ignored")} lines={ignored} />
    </>
  )
}
