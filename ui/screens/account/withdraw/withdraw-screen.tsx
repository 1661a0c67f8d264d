import { useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useWithdrawal, type WithdrawalActor } from "../../../composition/use-withdrawal.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../brand/page-title.ts"
import { AccountPage } from "../page/account-page.tsx"
import { AmountForm } from "./amount-form.tsx"
import { Barrier } from "./barrier.tsx"
import { Caps } from "./caps.tsx"
import { ReviewSheet } from "./review-sheet.tsx"
import { Taken } from "./taken.tsx"
import { Withdrawable } from "./withdrawable.tsx"

/** What can be taken out and what stands against it, told before an amount is typed; then one withdrawal to its end. */
export const WithdrawScreen = () => {
  const { t } = useLingui()
  const { withdrawal, earlier } = useWithdrawal()
  const allowance = useSelector(withdrawal, ({ context }) => context.allowance)
  const isTaken = useSelector(
    withdrawal,
    (state) => state.hasTag("open") || state.matches("untold") || state.matches("paid") || state.matches("rejected"),
  )
  const [typed, setTyped] = useState("")
  usePageTitle(t`Withdraw`)
  return (
    <AccountPage title={t`Withdraw`} backTo="/credit/deposit">
      {isTaken ? (
        <Taken withdrawal={withdrawal} />
      ) : allowance === undefined ? (
        <Reading withdrawal={withdrawal} />
      ) : (
        <>
          <Withdrawable allowance={allowance} />
          <Caps allowance={allowance} />
          <Barrier allowance={allowance} earlier={earlier}>
            <AmountForm withdrawal={withdrawal} allowance={allowance} typed={typed} onType={setTyped} />
          </Barrier>
        </>
      )}
      <ReviewSheet withdrawal={withdrawal} />
    </AccountPage>
  )
}

const Reading = ({ withdrawal }: { readonly withdrawal: WithdrawalActor }) => {
  const reading = useSelector(withdrawal, ({ children }) => children.reading)
  const isUnreachable = useSelector(reading, (state) => state?.matches("unreachable") ?? false)
  const isNotOffered = useSelector(withdrawal, (state) => state.matches("notOffered"))
  return (
    <UnreadList
      isUnreachable={isUnreachable}
      isNotOffered={isNotOffered}
      onRetry={() => reading?.send({ type: "retry.requested" })}
    />
  )
}
