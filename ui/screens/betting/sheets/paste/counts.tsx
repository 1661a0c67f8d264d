import type { PasteReview } from "@fakham/core/poy/paste"
import { Trans, useLingui } from "@lingui/react/macro"
import { memo, type ReactNode } from "react"
import { classNames } from "../../../../parts/class-names.ts"
import styles from "./counts.module.css"
import { pieceId } from "./piece-id.ts"

type CountsProps = {
  readonly id: string
  readonly review: PasteReview
  readonly onGo: (...parts: ReadonlyArray<string>) => void
}

/** How the text was read; each count leads to what it counts. */
export const Counts = memo(({ id, review: { clear, settled, open, notRead, ignored }, onGo }: CountsProps) => {
  const { t } = useLingui()
  const [first] = open
  return (
    <fieldset id={id} tabIndex={-1} className={styles.counts} aria-label={t`What we read`}>
      <Count
        count={clear.length + settled.length}
        name={<Trans>Readable</Trans>}
        onGo={() => onGo(clear.length > 0 ? "clear" : "settled")}
      />
      <Count
        count={open.length}
        name={<Trans>To pick</Trans>}
        onGo={() => onGo(first === undefined ? "settled" : pieceId(first))}
      />
      <Count count={notRead.length} name={<Trans>Unreadable</Trans>} look="bad" onGo={() => onGo("unread")} />
      <Count count={ignored.length} name={<Trans>Not bets</Trans>} look="mute" onGo={() => onGo("ignored")} />
    </fieldset>
  )
})
Counts.displayName = "Counts"

type CountProps = {
  readonly count: number
  readonly name: ReactNode
  readonly look?: "bad" | "mute"
  readonly onGo: () => void
}

const Count = ({ count, name, look, onGo }: CountProps) => (
  <button type="button" className={classNames(count === 0 ? styles.mute : look && styles[look])} onClick={onGo}>
    <span className="num">{count.toLocaleString("en")}</span>
    <span className="cap">{name}</span>
  </button>
)
