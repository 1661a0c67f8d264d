import { Trans, useLingui } from "@lingui/react/macro"
import { classNames } from "./class-names.ts"
import { backspace } from "./house-icons.ts"
import { Icon } from "./icon.tsx"
import styles from "./keypad.module.css"

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]

export type KeypadProps = {
  readonly onDigit: (digit: string) => void
  readonly onErase: () => void
  readonly onClear: () => void
}

/** Digits under the thumb; what a number becomes once it is whole is up to the screen. */
export const Keypad = ({ onDigit, onErase, onClear }: KeypadProps) => {
  const { t } = useLingui()
  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.key} onClick={() => onDigit(digit)}>
      {digit}
    </button>
  )
  return (
    <section className={styles.keypad} aria-label={t`Keypad`}>
      {digits.map(key)}
      <button type="button" className={classNames(styles.key, styles.word)} onClick={onClear}>
        <Trans>Clear</Trans>
      </button>
      {key("0")}
      <button type="button" className={classNames(styles.key, styles.word)} aria-label={t`Delete`} onClick={onErase}>
        <Icon of={backspace} />
      </button>
    </section>
  )
}
