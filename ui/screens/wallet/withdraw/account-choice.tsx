import { type BankAccount, bankOf, lastDigits } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Hint } from "../../../parts/fields/field.tsx"
import { bankIcon, lockIcon } from "../../../parts/icons/account-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { AccountRadios } from "../deposit/form/account-radios.tsx"
import styles from "./withdraw.module.css"

type AccountChoiceProps = {
  /** Those that have been checked. */
  readonly accounts: ReadonlyArray<BankAccount>
  readonly chosen: BankAccount | undefined
  readonly onChoose: (bankId: string) => void
  readonly isMissing: boolean
}

/** Where the money goes: one account stands fixed, of several one is chosen. */
export const AccountChoice = ({ accounts, chosen, onChoose, isMissing }: AccountChoiceProps) => {
  const [only] = accounts
  if (only === undefined)
    return (
      <div className={styles.noAccount}>
        {isMissing ? (
          <Hint bad>
            <Trans>Add a bank account first. We verify it before paying out.</Trans>
          </Hint>
        ) : (
          <p className="sub">
            <Trans>You have no verified account yet.</Trans>
          </p>
        )}
        <Link to="/bank/status" className={buttonClass({ tone: "outline", small: true })}>
          <Trans>See my accounts</Trans>
        </Link>
      </div>
    )
  if (accounts.length === 1)
    return (
      <div className={styles.account}>
        <Icon of={bankIcon} size="s" />
        <span>
          <span className="cap">
            <Trans>To the account</Trans>
          </span>
          <b>
            <AccountName of={only} />
          </b>
        </span>
        <Icon of={lockIcon} size="s" />
      </div>
    )
  return (
    <AccountRadios
      legend={<Trans>To the account</Trans>}
      name="account"
      accounts={accounts}
      chosen={chosen}
      onChoose={onChoose}
      Name={AccountName}
    />
  )
}

/** Its bank, its last four digits, and whose it is. */
const AccountName = ({ of: { bankCode, accountNumber, name } }: { readonly of: BankAccount }) => {
  const abbreviation = bankOf(bankCode)?.abbreviation ?? bankCode
  const digits = lastDigits(accountNumber)
  return name === "" ? (
    <Trans>
      {abbreviation} ending in {digits}
    </Trans>
  ) : (
    <Trans>
      {abbreviation} ending in {digits} · <bdi>{name}</bdi>
    </Trans>
  )
}
