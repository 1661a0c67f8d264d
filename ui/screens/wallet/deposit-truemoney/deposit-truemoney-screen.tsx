import { shownPhoneNumber } from "@fakham/core/identity"
import { type Deposit, isFound } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { ColumnDock } from "../../../parts/chrome/column.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { CancelDeposit } from "../deposit/cancel-deposit.tsx"
import { CopyButton } from "../deposit/copy-button.tsx"
import depositStyles from "../deposit/deposit.module.css"
import { DepositPage } from "../deposit/deposit-page.tsx"
import { ExactAmount } from "../deposit/exact-amount.tsx"
import { LazyPastDeposits } from "../deposit/lazy-form-parts.tsx"
import { OfferedMethods } from "../deposit/offered.tsx"
import { OpenAlready } from "../deposit/open-already.tsx"
import { PayeePanel } from "../deposit/payee-panel.tsx"
import { QueueProgress } from "../deposit/queue-place.tsx"
import { Ticket } from "../deposit/ticket.tsx"
import { Found } from "../deposit/ticket-ends.tsx"
import { type DepositActor, useDeposit } from "../deposit/use-deposits.ts"
import { useTicketId } from "../ticket-id.ts"
import styles from "./deposit-truemoney.module.css"
import { TrueMoneyForm } from "./truemoney-form.tsx"

/** Money from the player's TrueMoney wallet. */
export const DepositTrueMoneyScreen = () => {
  const { t } = useLingui()
  const id = useTicketId()
  usePageTitle(t`TrueMoney`)
  return id === undefined ? (
    <DepositPage title={t`TrueMoney`}>
      <OpenAlready method="truemoney" />
      <OfferedMethods method="truemoney">{(offer) => <TrueMoneyForm offer={offer} />}</OfferedMethods>
      <LazyPastDeposits method="truemoney" />
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
    <DepositPage title={t`TrueMoney`} of={known}>
      <Ticket deposit={deposit} method="truemoney">
        {(waiting) => (isFound(waiting) ? <Found /> : <ToBeSent deposit={deposit} waiting={waiting} />)}
      </Ticket>
    </DepositPage>
  )
}

type ToBeSentProps = { readonly deposit: DepositActor; readonly waiting: Deposit }

const ToBeSent = ({ deposit, waiting }: ToBeSentProps) => {
  const { prepareAmount, payee, walletNumber } = waiting
  return (
    <>
      <div className={depositStyles.beside}>
        <ExactAmount satang={prepareAmount} />
        {payee === undefined ? (
          <Notice tone="bad">
            <Trans>No account is shown here. Ask support before you transfer.</Trans>
          </Notice>
        ) : (
          <PayeePanel
            payee={payee}
            from={
              walletNumber === undefined ? (
                <Trans>The TrueMoney number you entered</Trans>
              ) : (
                <Trans>
                  Your TrueMoney wallet <b className="num">{shownPhoneNumber(walletNumber)}</b>
                </Trans>
              )
            }
          />
        )}
        <QueueProgress deposit={waiting} />
      </div>
      <ColumnDock>
        <div className={styles.dock}>
          <CancelDeposit deposit={deposit} />
          {payee === undefined ? null : (
            <CopyButton text={payee.bankAccountNumber} tone="gold" block>
              <Trans>Copy phone number</Trans>
            </CopyButton>
          )}
        </div>
      </ColumnDock>
    </>
  )
}
