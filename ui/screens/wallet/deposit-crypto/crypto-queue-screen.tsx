import { type Deposit, isFound } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { ColumnDock } from "../../../parts/chrome/column.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { CancelDeposit } from "../deposit/cancel-deposit.tsx"
import { CopyButton } from "../deposit/copy-button.tsx"
import { DepositPage } from "../deposit/deposit-page.tsx"
import { Ticket, WithPast } from "../deposit/ticket.tsx"
import { useDeposit } from "../deposit/use-deposits.ts"
import { WaitingTickets } from "../deposit/waiting-tickets.tsx"
import { methodPart } from "../method-part.tsx"
import { useTicketId } from "../ticket-id.ts"
import styles from "./deposit-crypto.module.css"

const CryptoTransferOf = methodPart((parts) => parts.CryptoTransferOf)

/** A deposit in USDT on its way through its network, or all that wait where the address names none. */
export const CryptoQueueScreen = () => {
  const { t } = useLingui()
  const id = useTicketId()
  usePageTitle(t`USDT deposit`)
  return id === undefined ? (
    <DepositPage title={t`USDT deposit`}>
      <WaitingTickets method="crypto" />
    </DepositPage>
  ) : (
    <OneTransfer key={id} id={id} />
  )
}

const OneTransfer = ({ id }: { readonly id: string }) => {
  const { t } = useLingui()
  const deposit = useDeposit(id)
  const known = useSelector(deposit, ({ context }) => context.deposit)
  return (
    <DepositPage title={t`USDT deposit`} of={withoutClock(known)}>
      <Ticket deposit={deposit} method="crypto">
        {(waiting) => {
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
              <ColumnDock>
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
      </Ticket>
    </DepositPage>
  )
}

/** What was sent in time is credited however long its network takes. */
const withoutClock = (deposit: Deposit | undefined): Deposit | undefined =>
  deposit !== undefined && isFound(deposit) ? { ...deposit, expiresAt: undefined } : deposit
