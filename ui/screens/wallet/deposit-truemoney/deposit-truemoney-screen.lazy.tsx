import { shownPhoneNumber } from "@fakham/core/identity"
import { type Deposit, isFound } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { ColumnDock } from "../../../parts/chrome/column.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { CopyButton } from "../deposit/copy-button.tsx"
import depositStyles from "../deposit/deposit.module.css"
import { MethodFormPage } from "../deposit/form/method-form-page.tsx"
import { CancelDeposit } from "../deposit/ticket/cancel-deposit.tsx"
import { ExactAmount } from "../deposit/ticket/exact-amount.tsx"
import { MethodTicketPage } from "../deposit/ticket/method-ticket-page.tsx"
import { PayeePanel } from "../deposit/ticket/payee-panel.tsx"
import { QueueProgress } from "../deposit/ticket/queue-place.tsx"
import { Found } from "../deposit/ticket/ticket-ends.tsx"
import type { DepositActor } from "../deposit/use-deposits.ts"
import { useTicketId } from "../ticket-id.ts"
import styles from "./deposit-truemoney.module.css"
import { TrueMoneyForm } from "./truemoney-form.tsx"

/** Money from the player's TrueMoney wallet. */
export const DepositTrueMoneyScreen = () => {
  const id = useTicketId()
  return id === undefined ? (
    <MethodFormPage method="truemoney">{(offer) => <TrueMoneyForm offer={offer} />}</MethodFormPage>
  ) : (
    <MethodTicketPage key={id} method="truemoney" id={id}>
      {(waiting, deposit) => (isFound(waiting) ? <Found /> : <ToBeSent deposit={deposit} waiting={waiting} />)}
    </MethodTicketPage>
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
