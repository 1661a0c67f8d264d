import type { Satang } from "@fakham/core/money"
import { moneyText } from "@fakham/core/money"
import { type Allowance, stillToday, type WithdrawalRefusal } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { AccountNeeded, lacksAccount } from "../bank/account-needed.tsx"
import { RefusalText } from "./refusal-text.tsx"
import styles from "./withdraw.module.css"

type BarrierProps = { readonly allowance: Allowance; readonly children: ReactNode }

/** What keeps anything at all from being taken out stands in place of the form. */
export const Barrier = ({ allowance, children }: BarrierProps) => {
  const { eligibility, terms } = allowance
  const { barred, amountLeft } = stillToday(eligibility, terms)
  const refusal: WithdrawalRefusal | undefined =
    barred ??
    (amountLeft < terms.min ? "dailyAmountExceeded" : eligibility.balance < terms.min ? "balanceNotEnough" : undefined)
  return refusal === undefined ? (
    children
  ) : (
    <section className={styles.refusal}>
      {refusal === "pendingTransaction" ? (
        <EarlierPending />
      ) : refusal === "bankAccountMismatch" ? (
        <NoAccount terms={terms} balance={eligibility.balance} />
      ) : (
        <>
          <RefusalText reason={refusal} terms={terms} balance={eligibility.balance} />
          <RefusalWay reason={refusal} />
        </>
      )}
    </section>
  )
}

/** Where a player can do something about a refusal. */
export const RefusalWay = ({ reason }: { readonly reason: string }) => {
  const look = buttonClass({ tone: "outline", small: true })
  switch (reason) {
    case "bankAccountMismatch":
    case "bankAccountTooNew":
      return (
        <Link to="/bank/status" className={look}>
          <Trans>See my accounts</Trans>
        </Link>
      )
    case "pendingTransaction":
      return (
        <Link to="/credit/status" className={look}>
          <Trans>See status</Trans>
        </Link>
      )
    case "turnoverNotMet":
      return (
        <Link to="/credit/turnover" className={look}>
          <Trans>See the turnover</Trans>
        </Link>
      )
    default:
      return null
  }
}

type NoAccountProps = Pick<Allowance, "terms"> & { readonly balance: Satang }

/** Whoever has no account yet adds one; one that is being checked is waited for. */
const NoAccount = ({ terms, balance }: NoAccountProps) => {
  const accounts = useResource(usePart(parts.ownMoney).ownAccounts).data
  return lacksAccount(accounts) ? (
    <AccountNeeded accounts={accounts} />
  ) : (
    <>
      <RefusalText reason="bankAccountMismatch" terms={terms} balance={balance} />
      <RefusalWay reason="bankAccountMismatch" />
    </>
  )
}

/** The withdrawal before this one, as far as the operator tells of it. */
const EarlierPending = () => {
  const { data: earlier } = useResource(usePart(parts.moneyOut).earlierWithdrawals)
  const pending = earlier?.find(({ status }) => status === "WAITING")
  const amount = pending?.amount === undefined ? undefined : moneyText(pending.amount)
  const time = pending?.createdAt === undefined ? undefined : clockText(pending.createdAt)
  return (
    <>
      <h2>
        <Trans>An earlier withdrawal is still in progress</Trans>
      </h2>
      <p className="sub">
        {amount === undefined || time === undefined ? (
          <Trans>Wait until it's finished, then withdraw again.</Trans>
        ) : (
          <Trans>
            Wait until the {amount} baht from {time} is paid, then withdraw again.
          </Trans>
        )}
      </p>
      {pending === undefined || pending.id === "" ? (
        <RefusalWay reason="pendingTransaction" />
      ) : (
        <Link
          to="/credit/withdraw"
          search={{ id: pending.id }}
          className={buttonClass({ tone: "outline", small: true })}
        >
          <Trans>See status</Trans>
        </Link>
      )}
    </>
  )
}
