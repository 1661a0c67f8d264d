import { Trans, useLingui } from "@lingui/react/macro"
import { classNames } from "../../parts/class-names.ts"
import { pasteIcon } from "../../parts/icons/few-icons.ts"
import { Icon } from "../../parts/icons/icon.tsx"
import { statementIcon, undoIcon } from "../../parts/icons/player-icons.ts"
import { TypedPlates } from "../../parts/plates/typed-plates.tsx"
import entry from "../betting/pad/entry.module.css"
import styles from "./set-entry.module.css"
import { Ticket4dNews } from "./set-news.tsx"
import { useBuying, useTicket4dPage } from "./ticket4d-page-context.ts"

/** The number that is being typed, and other ways to numbers. */
export const Ticket4dEntry = ({ onPaste }: { readonly onPaste: () => void }) => {
  const { t } = useLingui()
  const { buying } = useTicket4dPage()
  const digits = useBuying((context) => context.digits)
  const everyOrder = useBuying((context) => context.everyOrder)
  const canUndo = useBuying(({ slip }) => slip.past.length > 0)
  const added = useBuying(({ slip }) => slip.lines.map(({ number, sets }) => `${number} × ${sets}`).join(", "))
  return (
    <div className={classNames(entry.entry, styles.entry)}>
      <div className={styles.news}>
        <Ticket4dNews />
      </div>
      <div className={classNames(entry.typed, styles.typed)}>
        <span className="vh">{t`Typed: ${digits}`}</span>
        <TypedPlates digits={digits} places={4} />
      </div>
      <p className={classNames("cap", styles.hint)}>
        <Trans>The fourth digit adds it</Trans>
      </p>
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.way}
          aria-pressed={everyOrder}
          onClick={() => buying.send({ type: "orders.toggled" })}
        >
          <Icon of={statementIcon} size="xs" />
          <Trans>Every order</Trans>
        </button>
        <button type="button" className={styles.way} aria-haspopup="dialog" onClick={onPaste}>
          <Icon of={pasteIcon} size="xs" />
          <Trans>Paste</Trans>
        </button>
        {canUndo ? (
          <button type="button" className={styles.way} onClick={() => buying.send({ type: "change.undone" })}>
            <Icon of={undoIcon} size="xs" />
            <Trans>Undo</Trans>
          </button>
        ) : null}
      </div>
      <output className="vh">{added}</output>
    </div>
  )
}
