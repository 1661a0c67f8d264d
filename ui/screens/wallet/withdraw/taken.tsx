import { moneyText } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import {
  bankOf,
  maskedAccountNumber,
  type Withdrawal,
  type WithdrawalTerms,
  withdrawalTerms,
} from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { checkIcon, closeIcon, Icon } from "../../../parts/icons/icon.tsx"
import { Money } from "../../../parts/money/money.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import { SaveReceipt } from "../save-receipt.tsx"
import { UsualTime } from "./fee-and-time.tsx"
import { RefusalTitle } from "./refusal-title.tsx"
import type { WithdrawalActor } from "./use-withdrawal.ts"
import styles from "./withdraw.module.css"

type TakenProps = { readonly withdrawal: WithdrawalActor }

/** A withdrawal that the operator has accepted, followed until it is paid or given back. */
export const Taken = ({ withdrawal }: TakenProps) => {
  const taken = useSelector(withdrawal, ({ context }) => context.withdrawal)
  const command = useSelector(withdrawal, ({ context }) => context.outcome?.intent.command)
  const { data: allowed } = useResource(usePart(parts.ownMoney).allowance)
  const terms = useSelector(withdrawal, ({ context }) => (context.allowance ?? allowed)?.terms ?? withdrawalTerms)
  const isOpen = useSelector(withdrawal, (state) => state.hasTag("open"))
  const isPaid = useSelector(withdrawal, (state) => state.matches("paid"))
  const amount = taken?.amount ?? command?.amount
  const account = taken === undefined || taken.account.accountNumber === "" ? command?.account : taken.account
  return (
    <div className={styles.taken}>
      <output className={styles.stage}>
        <Stage withdrawal={withdrawal} usualTime={terms.usualTime} />
      </output>
      {amount === undefined ? null : <Money satang={amount} size="xl" />}
      <dl className={styles.rows}>
        {account === undefined ? null : (
          <>
            <dt>
              <Trans>To the account</Trans>
            </dt>
            <dd>
              {bankOf(account.bankCode)?.abbreviation ?? account.bankCode}{" "}
              <span className="num">{maskedAccountNumber(account.accountNumber)}</span>
            </dd>
          </>
        )}
        {taken === undefined ? null : <Shown of={taken} terms={terms} />}
      </dl>
      <div className={styles.ways}>
        {isPaid && taken !== undefined && taken.id !== "" ? <PaidReceipt of={taken} /> : null}
        <Link to="/credit/statement" className={buttonClass({ tone: "outline", block: true })}>
          <Trans>See the statement</Trans>
        </Link>
        {isOpen ? null : (
          <Link to="/credit/withdraw" className={buttonClass({ tone: "quiet", block: true })}>
            <Trans>Go to withdrawals</Trans>
          </Link>
        )}
      </div>
    </div>
  )
}

/** What was paid, to keep as a picture. */
const PaidReceipt = ({ of: { id, amount, account, createdAt } }: { readonly of: Withdrawal }) => {
  const { t } = useLingui()
  if (amount === undefined) return null
  const { bankCode, accountNumber } = account
  const to = `${bankOf(bankCode)?.abbreviation ?? bankCode} ${maskedAccountNumber(accountNumber)}`
  const facts = [
    ...(accountNumber === "" ? [] : [[t`To the account`, to] as const]),
    ...(createdAt === undefined ? [] : [[t`Requested`, displayTime(createdAt)] as const]),
  ]
  return <SaveReceipt id={id} title={t`Paid to your account`} amount={moneyText(amount)} facts={facts} />
}

type ShownProps = { readonly of: Withdrawal; readonly terms: WithdrawalTerms }

const Shown = ({ of: { id, createdAt, note, reason }, terms }: ShownProps) => (
  <>
    {createdAt === undefined ? null : (
      <>
        <dt>
          <Trans>Requested</Trans>
        </dt>
        <dd className="num">{displayTime(createdAt)}</dd>
      </>
    )}
    {id === "" ? null : (
      <>
        <dt>
          <Trans>Withdrawal no.</Trans>
        </dt>
        <dd className="num">{id}</dd>
      </>
    )}
    {note === "" && reason === undefined ? null : (
      <>
        <dt>
          <Trans>Message from us</Trans>
        </dt>
        <dd>{reason === undefined ? note : <RefusalTitle reason={reason} terms={terms} />}</dd>
      </>
    )}
  </>
)

/** How far it has come. */
const Stage = ({ withdrawal, usualTime }: TakenProps & Pick<WithdrawalTerms, "usualTime">) => {
  const isPaid = useSelector(withdrawal, (state) => state.matches("paid"))
  const isRejected = useSelector(withdrawal, (state) => state.matches("rejected"))
  const isStatusUnavailable = useSelector(withdrawal, (state) => state.matches("statusUnavailable"))
  if (isPaid)
    return (
      <>
        <b className={styles.paid}>
          <Icon of={checkIcon} size="s" />
          <Trans>Paid to your account</Trans>
        </b>
        <span className="sub">
          <Trans>Your bank may need a moment to show it.</Trans>
        </span>
      </>
    )
  if (isRejected)
    return (
      <>
        <b className={styles.rejected}>
          <Icon of={closeIcon} size="s" />
          <Trans>Payment failed</Trans>
        </b>
        <span className="sub">
          <Trans>The money is back in your wallet.</Trans>
        </span>
      </>
    )
  return (
    <>
      <b>
        <Moon share={0.5} size={20} state="checking" />
        {isStatusUnavailable ? <Trans>Requested</Trans> : <Trans>On its way to your account</Trans>}
      </b>
      <span className="sub">
        {isStatusUnavailable ? (
          <Trans>Your request was accepted. Progress isn't shown here.</Trans>
        ) : (
          <Trans>The money has left your wallet. You can close this page.</Trans>
        )}
      </span>
      {usualTime === undefined ? null : (
        <span className="sub">
          <Trans>
            In your account <UsualTime of={usualTime} />.
          </Trans>
        </span>
      )}
    </>
  )
}
