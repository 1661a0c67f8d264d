import type { BankAccount } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { bank } from "../../../parts/controls/account-icons.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Icon } from "../../../parts/controls/icon.tsx"
import styles from "../deposit/deposit.module.css"
import { AccountName, OwnAccount } from "../deposit/payee-panel.tsx"

type FromAccountProps = {
  /** Those that have been checked. */
  readonly accounts: ReadonlyArray<BankAccount>
  readonly chosen: BankAccount | undefined
  readonly onChoose: (bankId: string) => void
}

/** Where the money will come from: one account stands fixed, of several one is chosen. */
export const FromAccount = ({ accounts, chosen, onChoose }: FromAccountProps) =>
  accounts.length > 1 ? (
    <fieldset className={styles.accounts}>
      <legend className={styles.label}>
        <Trans>From your account</Trans>
      </legend>
      {accounts.map((account) => (
        <label key={account.bankId} className={styles.from}>
          <input
            className="vh"
            type="radio"
            name="fromBankId"
            checked={account.bankId === chosen?.bankId}
            onChange={() => onChoose(account.bankId)}
          />
          <Icon of={bank} size="s" />
          <b>
            <AccountName of={account} />
          </b>
        </label>
      ))}
    </fieldset>
  ) : (
    <div className={styles.from}>
      <Icon of={bank} size="s" />
      <span>
        <span className="cap">
          <Trans>From your account</Trans>
        </span>
        <b>
          <OwnAccount />
        </b>
      </span>
      <Link to="/bank/status" className={buttonClass({ tone: "quiet", small: true })}>
        <Trans>Change</Trans>
      </Link>
    </div>
  )
