import type { BankAccount } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import styles from "./account-needed.module.css"

/** Nothing but an account that has been checked will do, as far as the operator tells of accounts. */
export const lacksAccount = (
  accounts: ReadonlyArray<BankAccount> | undefined,
): accounts is ReadonlyArray<BankAccount> => accounts !== undefined && !accounts.some(({ isChecked }) => isChecked)

/** Stands in place of a form whose money would come from, or go to, nobody known. */
export const AccountNeeded = ({ accounts }: { readonly accounts: ReadonlyArray<BankAccount> }) =>
  accounts.length === 0 ? (
    <div className={styles.needed}>
      <Notice>
        <Trans>Add your bank account first: money is only taken from, and paid to, your own account.</Trans>
      </Notice>
      <Link to="/bank/add" className={buttonClass({ tone: "gold", block: true })}>
        <Trans>Add a bank account</Trans>
      </Link>
    </div>
  ) : (
    <div className={styles.needed}>
      <Notice>
        <Trans>Your bank account is still being checked. You can continue once it's verified.</Trans>
      </Notice>
      <Link to="/bank/status" className={buttonClass({ tone: "outline", block: true })}>
        <Trans>See my accounts</Trans>
      </Link>
    </div>
  )
