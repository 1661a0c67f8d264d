import { displayTime } from "@fakham/core/time"
import type { Deposit } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { moneyText } from "../../../parts/money/money-text.ts"
import { Moon } from "../../../parts/sky/moon.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { CancelDeposit } from "../deposit/cancel-deposit.tsx"
import { DepositPage } from "../deposit/deposit-page.tsx"
import { LazyPastDeposits } from "../deposit/lazy-form-parts.tsx"
import { OfferedMethods } from "../deposit/offered.tsx"
import { OpenAlready } from "../deposit/open-already.tsx"
import { Ticket, WithPast } from "../deposit/ticket.tsx"
import { StateBox, TicketSupport } from "../deposit/ticket-ends.tsx"
import { type DepositActor, useDeposit } from "../deposit/use-deposits.ts"
import { useTicketId } from "../ticket-id.ts"
import styles from "./deposit-normal.module.css"
import { NormalForm } from "./normal-form.tsx"
import { SentSlipPicture } from "./slip-picture.tsx"

/** A transfer that was made already and is reported with its slip, and what becomes of the report. */
export const DepositNormalScreen = () => {
  const { t } = useLingui()
  const id = useTicketId()
  usePageTitle(t`Report a transfer`)
  return id === undefined ? (
    <DepositPage title={t`Report a transfer`}>
      <OpenAlready method="normal" />
      <OfferedMethods method="normal">{(offer) => <NormalForm offer={offer} />}</OfferedMethods>
      <LazyPastDeposits method="normal" />
    </DepositPage>
  ) : (
    <Report key={id} id={id} />
  )
}

const Report = ({ id }: { readonly id: string }) => {
  const { t } = useLingui()
  const deposit = useDeposit(id)
  const known = useSelector(deposit, ({ context }) => context.deposit)
  return (
    <DepositPage title={t`Report a transfer`} of={known}>
      <Ticket deposit={deposit} method="normal">
        {(waiting) => (
          <WithPast method="normal">
            <BeingLookedAt deposit={deposit} waiting={waiting} />
          </WithPast>
        )}
      </Ticket>
    </DepositPage>
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
