import { moneyText } from "@fakham/core/money"
import { type Deposit, isFound } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Suspense } from "react"
import { onParts, parts } from "../../../app/parts.ts"
import { addNotificationsWords } from "../../../locales/notifications.ts"
import { ColumnDock } from "../../../parts/chrome/column.tsx"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import { CopyButton } from "../deposit/copy-button.tsx"
import styles from "../deposit/deposit.module.css"
import { useMethodTitle } from "../deposit/deposit-methods.ts"
import { CancelDeposit } from "../deposit/ticket/cancel-deposit.tsx"
import { ExactAmount } from "../deposit/ticket/exact-amount.tsx"
import { MethodTicketPage } from "../deposit/ticket/method-ticket-page.tsx"
import { OwnAccount, PayeePanel } from "../deposit/ticket/payee-panel.tsx"
import { QueuePlace, QueueProgress } from "../deposit/ticket/queue-place.tsx"
import { Found, TicketSupport } from "../deposit/ticket/ticket-ends.tsx"
import { AwaitedTicket } from "../deposit/ticket/ticket-skeleton.tsx"
import type { DepositActor } from "../deposit/use-deposits.ts"
import { WaitingPage } from "../deposit/waiting-page.tsx"
import { useTicketId } from "../ticket-id.ts"

/** Whoever has come for the number to transfer has it first. */
const delayMs = 5_000

const OfferForDeposit = lazyExtra(async () => {
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  const [{ OfferForDeposit: offer }] = await Promise.all([
    onParts(import("../../notifications/offer-for-deposit.lazy.tsx"), parts.push),
    addNotificationsWords(),
  ])
  return offer
})

/** A fast deposit that waits for its money, or all of them where the address names none. */
export const FastQueueScreen = () => {
  const id = useTicketId()
  const title = useMethodTitle("fast")
  return id === undefined ? (
    <WaitingPage method="fast" title={title} />
  ) : (
    <MethodTicketPage key={id} method="fast" id={id} isOfOne awaited={<AwaitedTicket method="fast" />}>
      {(waiting, deposit) => (isFound(waiting) ? <Found /> : <Waiting deposit={deposit} waiting={waiting} />)}
    </MethodTicketPage>
  )
}

const Waiting = ({ deposit, waiting }: { readonly deposit: DepositActor; readonly waiting: Deposit }) => {
  const { prepareAmount, payee, fromBankId } = waiting
  return (
    <>
      <div className={styles.beside}>
        <ExactAmount satang={prepareAmount} />
        {payee === undefined ? (
          <div className={styles.unknown}>
            <Notice tone="bad">
              <Trans>No account is shown here. Ask support before you transfer.</Trans>
            </Notice>
            <TicketSupport>
              <Trans>Contact support</Trans>
            </TicketSupport>
          </div>
        ) : (
          <PayeePanel payee={payee} from={<OwnAccount bankId={fromBankId} />} />
        )}
        <QueuePlace deposit={waiting} />
        <QueueProgress deposit={waiting} />
        <Suspense>
          <OfferForDeposit amount={moneyText(prepareAmount)} />
        </Suspense>
      </div>
      <ColumnDock atEnd>
        <div className={styles.dock}>
          <CancelDeposit deposit={deposit} />
          {payee === undefined ? null : (
            <CopyButton text={payee.bankAccountNumber} tone="gold" block>
              <Trans>Copy the number</Trans>
            </CopyButton>
          )}
        </div>
      </ColumnDock>
    </>
  )
}
