import { checkedLengths, numbersIn } from "@fakham/core/lotto"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useDeferredValue, useId, useMemo } from "react"
import { searchIcon } from "../../../../parts/icons/few-icons.ts"
import { Icon } from "../../../../parts/icons/icon.tsx"
import { Plate } from "../../../../parts/plates/plate.tsx"
import { type CheckedDraw, checksOf, mostNumbers } from "./checked-draw.ts"
import { NumberAnswer } from "./number-answer.tsx"
import styles from "./number-check.module.css"

type NumberCheckProps = {
  readonly text: string
  readonly onType: (text: string) => void
  readonly draws: ReadonlyArray<CheckedDraw>
  /** The one draw that is on show; without it every win says in which draw it is. */
  readonly shown?: string | undefined
  /** The day that the page is about. */
  readonly day?: string | undefined
}

/** The player's own numbers, typed or pasted, each with what it wins in the draws on the page. */
export const NumberCheck = ({ text, onType, draws, shown, day }: NumberCheckProps) => {
  const { t } = useLingui()
  const hint = useId()
  const checks = useMemo(() => checksOf(draws), [draws])
  const numbers = numbersIn(useDeferredValue(text))
  const left = numbers.length - mostNumbers
  const isOfSets = draws.some(({ betGroup }) => betGroup === "gov4d")
  const lengths = isOfSets ? [4] : checkedLengths(draws.some(({ prizes }) => prizes !== undefined))
  return (
    <div className={styles.check}>
      <label className={styles.field}>
        <Icon of={searchIcon} size="s" />
        <span className="vh">
          <Trans>Check numbers</Trans>
        </span>
        <textarea
          rows={1}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          maxLength={2_000}
          placeholder={t`Check numbers`}
          aria-describedby={hint}
          value={text}
          onChange={({ currentTarget: { value } }) => onType(value)}
        />
      </label>
      <p id={hint} className="cap">
        <Digits lengths={lengths} /> <Trans>Several at once, with a space or a dot between.</Trans>
      </p>
      <output>
        {numbers.length === 0 ? null : (
          <ul className={styles.answers}>
            {numbers.slice(0, mostNumbers).map((number) => (
              <li key={number}>
                <Plate number={number.slice(0, 8)} size="s" />
                {lengths.includes(number.length) ? (
                  <NumberAnswer wins={checks(number)} shown={shown} day={day} />
                ) : (
                  <span className={styles.none}>
                    <Digits lengths={lengths} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
        {left > 0 ? (
          <p className="cap">
            <Plural value={left} one="# more number isn't checked." other="# more numbers aren't checked." />
          </p>
        ) : null}
      </output>
    </div>
  )
}

const Digits = ({ lengths }: { readonly lengths: ReadonlyArray<number> }) =>
  lengths.includes(6) ? (
    <Trans>1, 2, 3 or 6 digits.</Trans>
  ) : lengths.includes(4) ? (
    <Trans>4 digits.</Trans>
  ) : (
    <Trans>1, 2 or 3 digits.</Trans>
  )
