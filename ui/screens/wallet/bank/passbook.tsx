import { type BankAccount, bankOf, maskedAccountNumber } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { classNames } from "../../../parts/class-names.ts"
import { checkIcon, Icon } from "../../../parts/icons/icon.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import styles from "./bank.module.css"
import { BankMark } from "./bank-mark.tsx"
import { useBankName } from "./bank-name.ts"

type PassbookProps = Pick<BankAccount, "bankCode" | "accountNumber" | "name" | "isChecked">

/** One account, on paper in both themes. */
export const Passbook = ({ bankCode, accountNumber, name, isChecked }: PassbookProps) => {
  const bankName = useBankName()
  const bank = bankOf(bankCode)
  const code = bank?.bankCode ?? bankCode
  return (
    <article className={classNames(styles.book, !isChecked && styles.unchecked)} data-paper>
      <header>
        <span>
          <BankMark bankCode={code} />
          <h2>
            {bank?.abbreviation ?? bankCode} {bankName(code)}
          </h2>
        </span>
        {isChecked ? (
          <span className={classNames(styles.status, styles.usable)}>
            <Icon of={checkIcon} size="xs" />
            <Trans>Can be used</Trans>
          </span>
        ) : (
          <span className={styles.status}>
            <Moon share={0.5} size={16} state="checking" />
            <Trans>Verifying</Trans>
          </span>
        )}
      </header>
      <p className={classNames("num", styles.number)}>{maskedAccountNumber(accountNumber)}</p>
      {name === "" ? null : <footer>{name}</footer>}
    </article>
  )
}
