import { type BankAccount, bankOf } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { checkIcon, Icon } from "../../../parts/icons/icon.tsx"
import { plusIcon } from "../../../parts/icons/player-icons.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import styles from "./bank.module.css"
import { Passbook } from "./passbook.tsx"
import { WithdrawableFrom } from "./withdrawable-from.tsx"

/** The accounts that deposits and withdrawals go by, and how far the check of each has come. */
export const BankStatusScreen = () => {
  const { t } = useLingui()
  const { data: accounts, hasFailed, isNotOffered, retry } = useResource(usePart(parts.ownMoney).ownAccounts)
  usePageTitle(t`Bank accounts`)
  return (
    <AccountPage title={t`Bank accounts`} backTo="/credit/deposit" wide>
      {accounts === undefined ? (
        <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
      ) : (
        <Accounts accounts={accounts} />
      )}
      <Link to="/bank/add" className={buttonClass({ tone: "outline", block: true })}>
        <Icon of={plusIcon} size="s" />
        <Trans>Add an account</Trans>
      </Link>
    </AccountPage>
  )
}

const Accounts = ({ accounts }: { readonly accounts: ReadonlyArray<BankAccount> }) => {
  const usable = accounts.find(({ isChecked }) => isChecked)
  const isAnyUnchecked = accounts.some(({ isChecked }) => !isChecked)
  if (accounts.length === 0)
    return (
      <p className="sub">
        <Trans>No bank account yet. We only pay out to an account in your own name.</Trans>
      </p>
    )
  const bank = usable && (bankOf(usable.bankCode)?.abbreviation ?? usable.bankCode)
  return (
    <>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={account.bankId}>
            <Passbook {...account} />
            {account.isChecked ? null : <CheckSteps />}
            <WithdrawableFrom of={account} />
          </li>
        ))}
      </ul>
      {bank === undefined || !isAnyUnchecked ? null : (
        <Notice>
          <Trans>Meanwhile your {bank} account works as usual.</Trans>
        </Notice>
      )}
    </>
  )
}

const CheckSteps = () => (
  <ol className={styles.steps}>
    <li>
      <Icon of={checkIcon} size="s" />
      <Trans>Account received</Trans>
    </li>
    <li aria-current="step">
      <Moon share={0.5} state="checking" size={20} />
      <Trans>We check the name with your bank</Trans>
    </li>
    <li>
      <Moon share={0} state="done" size={14} />
      <Trans>Deposit and withdraw by it</Trans>
    </li>
  </ol>
)
