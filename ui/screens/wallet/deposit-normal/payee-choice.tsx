import { type Payee, shownAccountNumber } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { type ReactNode, useId } from "react"
import { Hint } from "../../../parts/fields/field.tsx"
import { useBankName } from "../bank/bank-name.ts"
import styles from "./deposit-normal.module.css"

type PayeeChoiceProps = {
  readonly payees: ReadonlyArray<Payee>
  readonly chosen: string
  readonly error: ReactNode
  readonly onChoose: (bankId: string) => void
  /** A button that copies the number of the account. */
  readonly renderCopy: (accountNumber: string) => ReactNode
}

/** The operator's accounts: which of them the money went to. */
export const PayeeChoice = ({ payees, chosen, error, onChoose, renderCopy }: PayeeChoiceProps) => {
  const id = useId()
  const bankName = useBankName()
  return (
    <fieldset className={styles.payees} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={styles.label}>
        <Trans>The account you transferred to</Trans>
      </legend>
      {payees.map((payee) => (
        <div key={payee.bankId} className={styles.payee}>
          <label>
            <input
              type="radio"
              name="bankId"
              value={payee.bankId}
              checked={payee.bankId === chosen}
              onChange={() => onChoose(payee.bankId)}
            />
            <b>
              {bankName(payee.bankCode) ?? payee.bankCode}{" "}
              <span className="num">{shownAccountNumber(payee.bankAccountNumber)}</span>
            </b>
            <span className="cap">{payee.bankAccountName}</span>
          </label>
          {payee.bankId === chosen ? renderCopy(payee.bankAccountNumber) : null}
        </div>
      ))}
      {error === undefined ? null : (
        <Hint id={`${id}-error`} bad>
          {error}
        </Hint>
      )}
    </fieldset>
  )
}
