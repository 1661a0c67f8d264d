import type { Bank } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { type ReactNode, useId, useState } from "react"
import { Hint } from "../../../parts/fields/field.tsx"
import { bankIcon } from "../../../parts/icons/account-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import styles from "./bank.module.css"
import { BankMark } from "./bank-mark.tsx"
import { useBankName } from "./bank-name.ts"

type BankChoiceProps = {
  readonly offered: ReadonlyArray<Bank>
  readonly chosen: string
  readonly error: ReactNode
  readonly onChoose: (bankCode: string) => void
}

/** The banks that most accounts are held with, in the order in which they are shown. */
const usual = ["014", "004", "002", "006", "011", "025", "030"]

const usualFirst = (offered: ReadonlyArray<Bank>) => ({
  first: usual.flatMap((code) => offered.filter(({ bankCode }) => bankCode === code)),
  others: offered.filter(({ bankCode }) => !usual.includes(bankCode)),
})

/** One of the banks that the operator pays to; rarer ones are shown on demand. */
export const BankChoice = ({ offered, chosen, error, onChoose }: BankChoiceProps) => {
  const errorId = useId()
  const name = useBankName()
  const { first, others } = usualFirst(offered)
  const [isWhole, setIsWhole] = useState(first.length === 0)
  const shown = isWhole ? [...first, ...others] : first
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles.label}>
        <Trans>Bank</Trans>
      </legend>
      <div className={styles.banks}>
        {shown.map(({ bankCode, abbreviation }) => (
          <label key={bankCode} className={styles.bank}>
            <input
              className="vh"
              type="radio"
              name="bankCode"
              value={bankCode}
              checked={bankCode === chosen}
              aria-label={[abbreviation, name(bankCode)].join(" ").trim()}
              onChange={() => onChoose(bankCode)}
            />
            <BankMark bankCode={bankCode} />
            <span>{abbreviation}</span>
          </label>
        ))}
        {isWhole || others.length === 0 ? null : (
          <button type="button" className={styles.bank} onClick={() => setIsWhole(true)}>
            <Icon of={bankIcon} />
            <Trans>Others</Trans>
          </button>
        )}
      </div>
      {error === undefined ? (
        <p className={styles.chosen}>{name(chosen)}</p>
      ) : (
        <Hint id={errorId} bad>
          {error}
        </Hint>
      )}
    </fieldset>
  )
}
