import { makeLines } from "@fakham/core/poy"
import { type PasteReview, stakeOfReading } from "@fakham/core/poy/paste"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import type { FunctionComponent } from "react"
import { Button } from "../../../../parts/controls/button.tsx"
import { Money } from "../../../../parts/money/money.tsx"
import { Sheet } from "../../../../parts/sheets/sheet.tsx"
import { SecondPriceSegments } from "../../../order/placing/second-price-choice.tsx"
import { useBetPage, useBetting } from "../../bet-page-context.ts"
import { Counts } from "./counts.tsx"
import styles from "./paste-sheet.module.css"
import { PastedText } from "./pasted-text.tsx"
import type { PiecesProps } from "./pieces.lazy.tsx"
import { type PasteHandlers, usePasteDraft } from "./use-paste-draft.ts"

type PasteSheetProps = {
  readonly begun: string
  readonly onClose: () => void
  /** What the text came to, piece by piece; fetched beside this. */
  readonly Pieces: FunctionComponent<PiecesProps>
  readonly read: PasteHandlers["read"]
}

/** A slip as dealers write it: what is plain counts, what can be read in more than one way is asked first. */
export const PasteSheet = ({ begun, onClose, Pieces, read }: PasteSheetProps) => {
  const { t } = useLingui()
  const { betting } = useBetPage()
  const { draft, pasted, review, isRead, handlers, idOf } = usePasteDraft(begun, read)
  const hasText = pasted.lines.length > 0
  return (
    <Sheet
      title={t`Paste a slip`}
      caption={
        hasText ? (
          <Trans>
            <Plural value={pasted.lines.length} one="# line of text" other="# lines of text" /> · counted is only what
            is clear and what you picked
          </Trans>
        ) : (
          <Trans>As it is in the chat: we read it before adding anything</Trans>
        )
      }
      onClose={onClose}
      foot={
        <Foot
          review={review}
          isRead={isRead}
          onAdd={() => {
            betting.send({ type: "text.read", bets: review.bets, leftOut: review.leftOut })
            onClose()
          }}
        />
      }
    >
      {hasText ? <Counts id={idOf("counts")} review={review} onGo={handlers.focus} /> : null}
      <PastedText idOf={idOf} draft={draft} pasted={pasted} review={review} handlers={handlers} />
      {pasted.hasSecondPrices && draft.secondPrice !== "ask" ? (
        <div id={idOf("second-price")} tabIndex={-1} className={styles.secondPrice}>
          <p className="cap">
            <Trans>The second amount is for</Trans>
          </p>
          <SecondPriceSegments value={draft.secondPrice} onChange={handlers.chooseSecondPrice} />
        </div>
      ) : null}
      <Pieces draft={draft} review={review} handlers={handlers} idOf={idOf} />
    </Sheet>
  )
}

type FootProps = { readonly review: PasteReview; readonly isRead: boolean; readonly onAdd: () => void }

/** What is added at the rates of now, and what is not. */
const Foot = ({ review, isRead, onAdd }: FootProps) => {
  const terms = useBetting(({ terms }) => terms)
  const areKnown = Object.keys(terms.defaultRate).length > 0
  const taken = areKnown ? makeLines(terms, review.bets).lines : review.bets
  const closed = review.bets.length - taken.length
  const count = taken.length
  return (
    <div className={styles.foot}>
      <div>
        <output className="cap">
          <LeftOut review={review} />
          {closed > 0 ? (
            <span>
              <Plural value={closed} one="# bet is closed here" other="# bets are closed here" />
            </span>
          ) : null}
        </output>
        <p>
          <Money satang={stakeOfReading(taken)} size="l" />
        </p>
      </div>
      <Button tone="gold" blocked={count === 0 || !isRead} onClick={onAdd}>
        <Plural
          value={count}
          one={
            <span>
              Add <b className="num">#</b> bet
            </span>
          }
          other={
            <span>
              Add <b className="num">#</b> bets
            </span>
          }
        />
      </Button>
    </div>
  )
}

const LeftOut = ({ review: { open, notRead, skipped } }: Pick<FootProps, "review">) =>
  open.length > 0 ? (
    <span>
      <Plural value={open.length} one="# not chosen yet, not counted" other="# not chosen yet, not counted" />
    </span>
  ) : notRead.length > 0 ? (
    <span>
      <Trans>Unreadable lines aren't counted</Trans>
    </span>
  ) : skipped.length > 0 ? (
    <span>
      <Plural value={skipped.length} one="# skipped item not counted" other="# skipped items not counted" />
    </span>
  ) : null
