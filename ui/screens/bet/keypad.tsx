import { Trans, useLingui } from "@lingui/react/macro"
import { classNames } from "../../parts/class-names.ts"
import { backspace } from "../../parts/house-icons.ts"
import { Icon } from "../../parts/icon.tsx"
import { useBetTable } from "./bet-table.ts"
import styles from "./keypad.module.css"

const rows = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]

/** The last digit of a number adds it at once, so there is no key for that. */
export const Keypad = () => {
  const { t } = useLingui()
  const { betting } = useBetTable()
  const digit = (key: string) => (
    <button
      key={key}
      type="button"
      className={styles.key}
      onClick={() => betting.send({ type: "digit.pressed", digit: key })}
    >
      {key}
    </button>
  )
  return (
    <section className={styles.keypad} aria-label={t`Keypad`}>
      {rows.map(digit)}
      <button
        type="button"
        className={classNames(styles.key, styles.word)}
        onClick={() => betting.send({ type: "digits.cleared" })}
      >
        <Trans>Clear</Trans>
      </button>
      {digit("0")}
      <button
        type="button"
        className={classNames(styles.key, styles.word)}
        aria-label={t`Delete`}
        onClick={() => betting.send({ type: "digit.erased" })}
      >
        <Icon of={backspace} />
      </button>
    </section>
  )
}
