import { minus, moneyText } from "@fakham/core/money"
import type { Deposit } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Icon, warningIcon } from "../../../../parts/icons/icon.tsx"
import { Money } from "../../../../parts/money/money.tsx"
import { CopyButton } from "../copy-button.tsx"
import styles from "../deposit.module.css"
import { StateBox, TicketSupport } from "./ticket-ends.tsx"

/** What came, what was asked for, and the one thing that is wrong with it, as far as the operator tells. */
export const Mismatched = ({ deposit }: { readonly deposit: Deposit }) => {
  const { id, prepareAmount, arrivedAmount } = deposit
  return (
    <StateBox
      sign={
        <span className={styles.wrong}>
          <Icon of={warningIcon} />
        </span>
      }
      title={<Trans>Transfer doesn't match</Trans>}
    >
      <dl className={styles.facts}>
        {arrivedAmount === undefined ? null : (
          <>
            <dt>
              <Trans>We received</Trans>
            </dt>
            <dd>
              <Money satang={arrivedAmount} tone="ink" />
            </dd>
          </>
        )}
        <dt>
          <Trans>This deposit was for</Trans>
        </dt>
        <dd>
          <Money satang={prepareAmount} tone="ink" />
        </dd>
        <dt>
          <Trans>Reference</Trans>
        </dt>
        <dd className="num">{id}</dd>
      </dl>
      <p className={styles.cause}>
        <Cause of={deposit} />
      </p>
      <p className="sub">
        <Trans>Your money is safe. Don't transfer again: our team will fix it.</Trans>
      </p>
      <div className={styles.acts}>
        <TicketSupport>
          <Trans>Contact support</Trans>
        </TicketSupport>
        <CopyButton text={id} tone="quiet">
          <Trans>Copy the reference</Trans>
        </CopyButton>
      </div>
    </StateBox>
  )
}

const Cause = ({ of: { prepareAmount, arrivedAmount, mismatchCause } }: { readonly of: Deposit }) => {
  switch (mismatchCause) {
    case "account":
      return <Trans>It came from an account that isn't yours.</Trans>
    case "late":
      return <Trans>It came after the time was over.</Trans>
    case "amount":
      return arrivedAmount === undefined ? (
        <Trans>The amount is another one.</Trans>
      ) : (
        <AmountCause more={moneyText(minus(arrivedAmount, prepareAmount), "both")} />
      )
    case undefined:
      return <Trans>The amount, the account or the time is another one than this deposit asked for.</Trans>
  }
}

const AmountCause = ({ more }: { readonly more: string }) => (
  <Trans>
    The amount differs by <span className="num">{more}</span> baht.
  </Trans>
)
