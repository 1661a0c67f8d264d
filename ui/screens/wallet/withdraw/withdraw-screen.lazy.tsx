import { Trans, useLingui } from "@lingui/react/macro"
import { Link, useNavigate } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useResourceOfFlow } from "../../../app/use-resource-of-flow.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import { OwnMoney } from "../own-money.tsx"
import { useTicketId } from "../ticket-id.ts"
import { AmountForm } from "./amount-form.tsx"
import { Barrier } from "./barrier.tsx"
import { Caps } from "./caps.tsx"
import { ReviewSheet } from "./review-sheet.tsx"
import { Taken } from "./taken.tsx"
import { useWithdrawal, type WithdrawalActor } from "./use-withdrawal.ts"
import styles from "./withdraw.module.css"
import { Withdrawable } from "./withdrawable.tsx"

/** What can be taken out and what stands against it; or one withdrawal, which its address brings back. */
export const WithdrawScreen = () => {
  const id = useTicketId()
  return <Withdrawal key={id} id={id} />
}

const Withdrawal = ({ id }: { readonly id: string | undefined }) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const withdrawal = useWithdrawal(
    id,
    (made) => void navigate({ to: "/credit/withdraw", search: { id: made }, replace: true }),
  )
  const allowance = useSelector(withdrawal, ({ context }) => context.allowance)
  const isTaken = useSelector(
    withdrawal,
    (state) => state.context.withdrawal !== undefined || state.hasTag("open") || state.matches("statusUnavailable"),
  )
  const isMissing = useSelector(withdrawal, (state) => state.matches("missing"))
  const [typed, setTyped] = useState("")
  usePageTitle(t`Withdraw`)
  return (
    <AccountPage title={t`Withdraw`} backTo="/credit/deposit" wide end={isTaken ? undefined : <OwnMoney />}>
      {isMissing ? (
        <Missing />
      ) : isTaken ? (
        <Taken withdrawal={withdrawal} />
      ) : allowance === undefined ? (
        <Loading withdrawal={withdrawal} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.known}>
            <Withdrawable allowance={allowance} />
            <Caps allowance={allowance} />
          </div>
          <Barrier allowance={allowance}>
            <AmountForm withdrawal={withdrawal} allowance={allowance} typed={typed} onType={setTyped} />
          </Barrier>
        </div>
      )}
      <ReviewSheet withdrawal={withdrawal} />
    </AccountPage>
  )
}

const Missing = () => (
  <>
    <Notice tone="bad">
      <Trans>We couldn't find this withdrawal.</Trans>
    </Notice>
    <Link to="/credit/withdraw" className={buttonClass({ tone: "outline" })}>
      <Trans>Go to withdrawals</Trans>
    </Link>
  </>
)

const Loading = ({ withdrawal }: { readonly withdrawal: WithdrawalActor }) => {
  const { hasFailed, isNotOffered, retry } = useResourceOfFlow(withdrawal)
  return <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
}
