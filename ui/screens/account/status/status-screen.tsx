import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { useBankStatement } from "../../../composition/use-bank-statement.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../brand/page-title.ts"
import { AccountPage } from "../page/account-page.tsx"
import { BankEntries } from "./bank-entries.tsx"
import styles from "./status.module.css"

/** What is under way with the player's money, and what became of it before. */
export const StatusScreen = () => {
  const { t } = useLingui()
  const reading = useActorRef(useBankStatement())
  const known = useSelector(reading, ({ context }) => context.known)
  const isUnreachable = useSelector(reading, (state) => state.matches("unreachable"))
  const isNotOffered = useSelector(reading, (state) => state.matches("notOffered"))
  usePageTitle(t`Transaction status`)
  return (
    <AccountPage title={t`Transaction status`} backTo="/credit/deposit" wide>
      {known === undefined ? (
        <UnreadList
          isUnreachable={isUnreachable}
          isNotOffered={isNotOffered}
          onRetry={() => reading.send({ type: "retry.requested" })}
        />
      ) : (
        <div className={styles.wide}>
          <BankEntries of={known} />
        </div>
      )}
      <Link to="/credit/statement" className={buttonClass({ tone: "outline", block: true })}>
        <Trans>See the statement</Trans>
      </Link>
    </AccountPage>
  )
}
