import { type Option, offered, tap } from "@fakham/core/poy"
import { Trans, useLingui } from "@lingui/react/macro"
import { useId } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { checkIcon, Icon } from "../../../parts/icons/icon.tsx"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { rateText } from "../../../words/rate-text.ts"
import { useBetPage, useBetting } from "../bet-page-context.ts"
import styles from "./option-panel.module.css"
import { useTapNote } from "./tap-note.ts"

/** What can be bet on; types that clash with those that are on are dim, and say what a tap switches off. */
export const OptionPanel = () => {
  const { t } = useLingui()
  const rates = useBetting(({ terms }) => terms.defaultRate)
  const { three, two, run } = offered(rates)
  const columns = three.length > 2 ? [three.slice(0, 2), three.slice(2), two, run] : [three, two, run]
  return (
    <fieldset className={classNames(styles.panel, columns.length > 3 && styles.narrow)} aria-label={t`Bet types`}>
      {columns.map((column) =>
        column.length === 0 ? null : (
          <div key={column.join()} className={styles.column}>
            {column.map((option) => (
              <OptionToggle key={option} option={option} rate={rates[option] ?? 0} />
            ))}
          </div>
        ),
      )}
      <p className="vh">
        <Trans>One group at a time. Tap another group to switch.</Trans>
      </p>
    </fieldset>
  )
}

const OptionToggle = ({ option, rate }: { readonly option: Option; readonly rate: number }) => {
  const { betting } = useBetPage()
  const name = useBetTypeName()
  const noteId = useId()
  const selection = useBetting((context) => context.selection)
  const on = selection.has(option)
  const note = useTapNote(tap(option, selection), on)
  return (
    <button
      type="button"
      className={classNames(styles.option, note !== undefined && styles.dim)}
      aria-pressed={on}
      aria-describedby={note === undefined ? undefined : noteId}
      title={note}
      onClick={() => betting.send({ type: "option.tapped", key: option })}
    >
      <b>{name(option)}</b>
      <span className={styles.rate}>{rateText(rate)}</span>
      {on ? (
        <span className={styles.tick}>
          <Icon of={checkIcon} size="xs" />
        </span>
      ) : null}
      {note === undefined ? null : (
        <span id={noteId} className="vh">
          {note}
        </span>
      )}
    </button>
  )
}
