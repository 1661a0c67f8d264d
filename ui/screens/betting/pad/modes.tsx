import type { OpenSheet } from "@fakham/core/betting"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { Moon } from "../../../parts/sky/moon.tsx"
import { useBetting } from "../bet-page-context.ts"
import styles from "./modes.module.css"

export type Mode = "keypad" | "board"

type ModesProps = {
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  readonly onSheet: (sheet: OpenSheet) => void
}

/** The ways to a number, and what is special about numbers in this round. */
export const Modes = ({ mode, onMode, onSheet }: ModesProps) => {
  const { t } = useLingui()
  const limited = useBetting(({ terms }) => terms.rateNow.length)
  return (
    <div className={styles.modes}>
      <fieldset className={styles.tabs} aria-label={t`Ways to choose numbers`}>
        <button type="button" aria-pressed={mode === "keypad"} onClick={() => onMode("keypad")}>
          <Trans>Keypad</Trans>
        </button>
        <button type="button" aria-pressed={mode === "board"} onClick={() => onMode("board")}>
          <Trans>Board</Trans>
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => onSheet({ kind: "paste", text: "" })}>
          <Trans>Paste</Trans>
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => onSheet({ kind: "pull" })}>
          <Trans>Load</Trans>
        </button>
      </fieldset>
      <button type="button" className={styles.rates} aria-haspopup="dialog" onClick={() => onSheet({ kind: "rates" })}>
        <Moon share={0.5} size={14} />
        {limited === 0 ? <Trans>Payout rates</Trans> : <Plural value={limited} one="Limited #" other="Limited #" />}
      </button>
    </div>
  )
}
