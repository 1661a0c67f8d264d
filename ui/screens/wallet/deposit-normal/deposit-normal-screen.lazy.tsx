import { moneyText } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import type { Deposit } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Moon } from "../../../parts/sky/moon.tsx"
import { MethodFormPage } from "../deposit/form/method-form-page.tsx"
import { CancelDeposit } from "../deposit/ticket/cancel-deposit.tsx"
import { MethodTicketPage } from "../deposit/ticket/method-ticket-page.tsx"
import { WithPast } from "../deposit/ticket/ticket.tsx"
import { StateBox, TicketSupport } from "../deposit/ticket/ticket-ends.tsx"
import type { DepositActor } from "../deposit/use-deposits.ts"
import { useTicketId } from "../ticket-id.ts"
import styles from "./deposit-normal.module.css"
import { NormalForm } from "./normal-form.tsx"
import { SentSlipPicture } from "./slip-picture.tsx"

/** A transfer that was made already and is reported with its slip, and what becomes of the report. */
export const DepositNormalScreen = () => {
  const id = useTicketId()
  return id === undefined ? (
    <MethodFormPage method="normal">{(offer) => <NormalForm offer={offer} />}</MethodFormPage>
  ) : (
    <MethodTicketPage key={id} method="normal" id={id}>
      {(waiting, deposit) => (
        <WithPast method="normal">
          <BeingLookedAt deposit={deposit} waiting={waiting} />
        </WithPast>
      )}
    </MethodTicketPage>
  )
}

type BeingLookedAtProps = { readonly deposit: DepositActor; readonly waiting: Deposit }

const BeingLookedAt = ({ deposit, waiting: { id, prepareAmount, createdAt } }: BeingLookedAtProps) => {
  const amount = moneyText(prepareAmount)
  const time = displayTime(createdAt)
  return (
    <StateBox sign={<Moon share={0.5} state="checking" />} title={<Trans>Checking your transfer slip</Trans>}>
      <p className="sub">
        <Trans>
          <b className="num">{amount}</b> baht, reported <span className="num">{time}</span>. It's credited once our
          team finds it. You can close this page. Don't report it again.
        </Trans>
      </p>
      <SentSlipPicture depositId={id} />
      <div className={styles.acts}>
        <TicketSupport>
          <Trans>Contact support</Trans>
        </TicketSupport>
        <CancelDeposit deposit={deposit} />
      </div>
    </StateBox>
  )
}
