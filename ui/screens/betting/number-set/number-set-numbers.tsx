import { shuffled } from "@fakham/core/poy"
import { Trans, useLingui } from "@lingui/react/macro"
import { useCallback, useState } from "react"
import { useHardwareKeys } from "../../../parts/controls/hardware-keys.ts"
import { Keypad } from "../../../parts/controls/keypad.tsx"
import { closeIcon, Icon } from "../../../parts/icons/icon.tsx"
import { Plate } from "../../../parts/plates/plate.tsx"
import styles from "./number-set-screen.module.css"

type SetNumbersProps = {
  readonly places: number
  readonly numbers: ReadonlyArray<string>
  readonly onChange: (numbers: ReadonlyArray<string>) => void
}

const nothing = () => {}

/** The numbers of a set: keyed one after another, taken out one by one. */
export const SetNumbers = ({ places, numbers, onChange }: SetNumbersProps) => {
  const { t } = useLingui()
  const [digits, setDigits] = useState("")
  const typed = digits.slice(0, places)
  const put = useCallback(
    (more: ReadonlyArray<string>) => onChange([...new Set([...numbers, ...more])]),
    [numbers, onChange],
  )
  const press = useCallback(
    (digit: string) => {
      const next = typed + digit
      if (next.length >= places) put([next.slice(0, places)])
      setDigits(next.length >= places ? "" : next)
    },
    [typed, places, put],
  )
  const erase = useCallback(() => setDigits((before) => before.slice(0, -1)), [])
  const clear = useCallback(() => setDigits(""), [])
  const paste = useCallback(
    (text: string) => put((text.match(/\d+/g) ?? []).filter(({ length }) => length === places)),
    [put, places],
  )
  useHardwareKeys({ onDigit: press, onErase: erase, onClear: clear, onEnter: nothing, onPaste: paste })
  return (
    <section>
      <div className={styles.numbersHead}>
        <h2>
          <Trans>Numbers in this set</Trans> <span className="num">{numbers.length}</span>
        </h2>
        {numbers.length > 0 && places > 1 ? (
          <button type="button" className={styles.shuffle} onClick={() => put(numbers.flatMap(shuffled))}>
            <Trans>All orders for all</Trans>
          </button>
        ) : null}
      </div>
      <ul className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              className={styles.remove}
              aria-label={t`Remove ${number}`}
              onClick={() => onChange(numbers.filter((other) => other !== number))}
            >
              <Plate number={number} />
              <Icon of={closeIcon} size="xs" />
            </button>
          </li>
        ))}
        <li>
          <Plate number={typed} places={places} label={t`Typed: ${typed}`} />
        </li>
      </ul>
      <div className={styles.keys}>
        <Keypad onDigit={press} onErase={erase} onClear={clear} />
      </div>
    </section>
  )
}
