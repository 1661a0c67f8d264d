import { shortMoneyText } from "@fakham/core/money"
import { type AnsweredQuestion, type SkippedPiece, stakeOfReading } from "@fakham/core/poy/paste"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { memo } from "react"
import { Button } from "../../../../parts/controls/button.tsx"
import { checkIcon, Icon } from "../../../../parts/icons/icon.tsx"
import { usePickMeaning } from "./bets/interpretation-words.ts"
import styles from "./piece-list.module.css"
import { mostPieces, PieceList } from "./piece-list.tsx"
import type { PasteHandlers } from "./use-paste-draft.ts"

type AnsweredQuestionsProps = {
  readonly id: string
  readonly settled: ReadonlyArray<AnsweredQuestion>
  readonly handlers: PasteHandlers
}

/** What the player picked for each question. */
export const AnsweredQuestions = memo(({ id, settled, handlers }: AnsweredQuestionsProps) => (
  <PieceList
    id={id}
    title={<Trans>Selected</Trans>}
    caption={<Trans>You can change this until you add</Trans>}
    count={settled.length}
    pieces={settled.slice(0, mostPieces).map((one) => <Settled key={one.question.at} of={one} handlers={handlers} />)}
  />
))
AnsweredQuestions.displayName = "AnsweredQuestions"

const Settled = ({
  of: { question, interpretation },
  handlers,
}: {
  readonly of: AnsweredQuestion
  readonly handlers: PasteHandlers
}) => {
  const { t } = useLingui()
  const meaning = usePickMeaning()
  const { text } = question
  return (
    <li className={styles.settled}>
      <Icon of={checkIcon} size="s" />
      <span>
        <span className="cap">{question.about === "heading" ? <Trans>After the line {text}</Trans> : text}</span>
        <b>{meaning(question, interpretation)}</b>
      </span>
      <span className="num">{shortMoneyText(stakeOfReading(interpretation))}</span>
      <Button tone="quiet" small aria-label={t`Change ${text}`} onClick={() => handlers.withdraw(question)}>
        <Trans>Change</Trans>
      </Button>
    </li>
  )
}

type SkippedPiecesProps = {
  readonly id: string
  readonly skipped: ReadonlyArray<SkippedPiece>
  readonly handlers: PasteHandlers
}

export const SkippedPieces = memo(({ id, skipped, handlers }: SkippedPiecesProps) => {
  const { t } = useLingui()
  return (
    <PieceList
      id={id}
      title={<Trans>Skipped</Trans>}
      caption={<Plural value={skipped.length} one="# item won't be added" other="# items won't be added" />}
      tone="dim"
      count={skipped.length}
      pieces={skipped.slice(0, mostPieces).map((piece) => (
        <li key={piece.at} className={styles.ignored}>
          <span>{piece.text}</span>
          <Button tone="quiet" small aria-label={t`Restore ${piece.text}`} onClick={() => handlers.withdraw(piece)}>
            <Trans>Restore</Trans>
          </Button>
        </li>
      ))}
    />
  )
})
SkippedPieces.displayName = "SkippedPieces"
