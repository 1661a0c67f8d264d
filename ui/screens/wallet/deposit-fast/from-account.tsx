import type { BankAccount } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { bankIcon } from "../../../parts/icons/account-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import styles from "../deposit/deposit.module.css"
import { AccountRadios } from "../deposit/form/account-radios.tsx"
import { AccountName, OwnAccount } from "../deposit/ticket/payee-panel.tsx"

type FromAccountProps = {
  /** Those that have been checked. */
  readonly accounts: ReadonlyArray<BankAccount>
  readonly chosen: BankAccount | undefined
  readonly onChoose: (bankId: string) => void
}

/** Where the money will come from: one account stands fixed, of several one is chosen. */
export const FromAccount = ({ accounts, chosen, onChoose }: FromAccountProps) =>
  accounts.length > 1 ? (
    <AccountRadios
      legend={<Trans>From your account</Trans>}
      name="fromBankId"
      accounts={accounts}
      chosen={chosen}
      onChoose={onChoose}
      Name={AccountName}
    />
  ) : (
    <div className={styles.from}>
      <Icon of={bankIcon} size="s" />
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
