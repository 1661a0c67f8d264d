import { baht, shortMoneyText } from "@fakham/core/money"
import type { DepositAmountFault, DepositTerms } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useId } from "react"
import { classNames } from "../../../../parts/class-names.ts"
import { Hint } from "../../../../parts/fields/field.tsx"
import { groupedAmount } from "../../grouped-amount.ts"
import styles from "../deposit.module.css"
import { AmountFaultText } from "./amount-fault-text.tsx"

type AmountEntryProps = {
  readonly value: string
  readonly onChange: (amount: string) => void
  readonly terms: DepositTerms
  readonly fault: DepositAmountFault | undefined
}

const usual = [baht(100), baht(300), baht(500), baht(1_000), baht(3_000), baht(5_000)]

/** An amount, typed or picked among usual ones. */
export const AmountEntry = ({ value, onChange, terms, fault }: AmountEntryProps) => {
  const { t } = useLingui()
  const id = useId()
  const min = shortMoneyText(terms.min)
  const max = shortMoneyText(terms.max)
  const isBad = fault !== undefined
  return (
    <div className={styles.amount}>
      <label className={styles.label} htmlFor={id}>
        <Trans>Amount</Trans>
      </label>
      <div className={classNames(styles.big, isBad && styles.bad)}>
        <input
          id={id}
          name="amount"
          inputMode="decimal"
          autoComplete="transaction-amount"
          enterKeyHint="done"
          value={value}
          placeholder="0"
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => onChange(groupedAmount(value))}
          aria-invalid={isBad || undefined}
          aria-describedby={isBad ? `${id}-fault ${id}-terms` : `${id}-terms`}
        />
        <span>
          <Trans>baht</Trans>
        </span>
      </div>
      {isBad ? (
        <Hint id={`${id}-fault`} bad>
          <AmountFaultText fault={fault} terms={terms} />
        </Hint>
      ) : null}
      <Hint id={`${id}-terms`}>
        <Trans>
          {min}–{max} baht per deposit, no fee
        </Trans>
      </Hint>
      <fieldset className={styles.usual}>
        <legend className="vh">{t`Quick amounts`}</legend>
        {usual
          .filter((amount) => amount >= terms.min && amount <= terms.max)
          .map((amount) => shortMoneyText(amount))
          .map((text) => (
            <button key={text} type="button" aria-pressed={value === text} onClick={() => onChange(text)}>
              {text}
            </button>
          ))}
      </fieldset>
    </div>
  )
}
