import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import { BankEntries } from "./bank-entries.tsx"
import styles from "./status.module.css"

/** What is under way with the player's money, and what became of it before. */
export const StatusScreen = () => {
  const { t } = useLingui()
  const { data, hasFailed, isNotOffered, retry } = useResource(usePart(parts.ownMoney).bankStatement)
  usePageTitle(t`Transaction status`)
  return (
    <AccountPage title={t`Transaction status`} backTo="/credit/deposit" wide>
      {data === undefined ? (
        <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
      ) : (
        <div className={styles.wide}>
          <BankEntries of={data} />
        </div>
      )}
      <Link to="/credit/statement" className={buttonClass({ tone: "outline", block: true })}>
        <Trans>See the statement</Trans>
      </Link>
    </AccountPage>
  )
}
