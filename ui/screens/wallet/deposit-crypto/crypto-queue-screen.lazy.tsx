import { isFound } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { ColumnDock } from "../../../parts/chrome/column.tsx"
import { CopyButton } from "../deposit/copy-button.tsx"
import { useMethodTitle } from "../deposit/deposit-methods.ts"
import { CancelDeposit } from "../deposit/ticket/cancel-deposit.tsx"
import { MethodTicketPage } from "../deposit/ticket/method-ticket-page.tsx"
import { WithPast } from "../deposit/ticket/ticket.tsx"
import { WaitingPage } from "../deposit/waiting-page.tsx"
import { methodPart } from "../method-part.tsx"
import { useTicketId } from "../ticket-id.ts"
import styles from "./deposit-crypto.module.css"

const CryptoTransferOf = methodPart((parts) => parts.CryptoTransferOf)

/** A deposit in USDT on its way through its network, or all that wait where the address names none. */
export const CryptoQueueScreen = () => {
  const id = useTicketId()
  const title = useMethodTitle("crypto")
  if (id === undefined) return <WaitingPage method="crypto" title={title} />
  return (
    // What was sent in time is credited however long its network takes.
    <MethodTicketPage key={id} method="crypto" id={id} isWithoutClock={isFound}>
      {(waiting, deposit) => {
        const transfer = (
          <CryptoTransferOf
            deposit={waiting}
            renderCopy={(usdt) => (
              <CopyButton text={usdt} tone="outline">
                <Trans>Copy the amount</Trans>
              </CopyButton>
            )}
          />
        )
        return isFound(waiting) ? (
          <WithPast method="crypto">{transfer}</WithPast>
        ) : (
          <>
            {transfer}
            <ColumnDock atEnd>
              <div className={styles.dock}>
                <CancelDeposit deposit={deposit} />
                <CopyButton text={waiting.crypto.address} tone="gold" block>
                  <Trans>Copy the address</Trans>
                </CopyButton>
              </div>
            </ColumnDock>
          </>
        )
      }}
    </MethodTicketPage>
  )
}
