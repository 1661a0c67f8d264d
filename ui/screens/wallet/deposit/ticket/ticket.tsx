import { type Deposit, type DepositMethod, depositStage, methodRules } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { shallowEqual, useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { buttonClass } from "../../../../parts/controls/button.tsx"
import { Notice } from "../../../../parts/notices/notice.tsx"
import { SkeletonRow } from "../../../../parts/notices/skeleton.tsx"
import { Moon } from "../../../../parts/sky/moon.tsx"
import styles from "../deposit.module.css"
import { ticketOf } from "../deposit-methods.ts"
import { DepositFailureText } from "../failure-text.tsx"
import { LazyPastDeposits } from "../form/lazy-form-parts.tsx"
import type { DepositActor } from "../use-deposits.ts"
import { Mismatched } from "./mismatched.tsx"
import { Cancelled, Credited, Expired, StateBox } from "./ticket-ends.tsx"

type DepositBy<Method extends DepositMethod> = Deposit & { readonly method: Method }

type TicketProps<Method extends DepositMethod> = {
  readonly deposit: DepositActor
  /** Whose page it is; a deposit by another method has a page of its own. */
  readonly method: Method
  /** Stands there until anything of it is known. */
  readonly awaited?: ReactNode
  /** How one stands that still waits for its money. */
  readonly children: (waiting: DepositBy<Method>) => ReactNode
}

const rows = (
  <div aria-busy="true">
    <SkeletonRow />
    <SkeletonRow />
  </div>
)

const isBy = <Method extends DepositMethod>(method: Method, deposit: Deposit): deposit is DepositBy<Method> =>
  deposit.method === method

/** One deposit as it stands with the operator, from waiting to its end. */
export const Ticket = <Method extends DepositMethod>({
  deposit: actor,
  method,
  awaited = rows,
  children,
}: TicketProps<Method>) => {
  const shown = useSelector(actor, depositStage, shallowEqual)
  if (shown._tag === "Loading") return awaited
  if (shown._tag === "Failed")
    return (
      <Unknown method={method} isGone={shown.isGone}>
        <DepositFailureText failure={shown.failure} />
      </Unknown>
    )
  const { deposit, news } = shown
  if (!isBy(method, deposit)) return <Elsewhere deposit={deposit} />
  return (
    <>
      {news === "unreachable" ? (
        <output>
          <Notice>
            <Trans>No reply right now. What you see still stands. Retrying automatically.</Trans>
          </Notice>
        </output>
      ) : null}
      {news === "statusUnavailable" ? (
        <StateBox sign={<Moon share={0.5} state="checking" />} title={<Trans>Waiting for your transfer</Trans>}>
          <p className="sub">
            <Trans>Progress isn't shown here. Your balance updates when the money arrives.</Trans>
          </p>
        </StateBox>
      ) : null}
      {deposit.status === "WAITING" ? (
        children(deposit)
      ) : (
        <WithPast method={method}>
          <Over deposit={deposit} />
        </WithPast>
      )}
    </>
  )
}

type WithPastProps = { readonly method: DepositMethod; readonly children: ReactNode }

/** What became of one deposit, and the last ones by its method beside or below it. */
export const WithPast = ({ method, children }: WithPastProps) => (
  <div className={styles.beside}>
    {children}
    <LazyPastDeposits method={method} />
  </div>
)

const Over = ({ deposit }: { readonly deposit: Deposit }) => {
  switch (deposit.status) {
    case "MATCHED":
      return <Credited deposit={deposit} />
    case "EXPIRED":
      return <Expired deposit={deposit} />
    case "CANCELLED":
      return <Cancelled deposit={deposit} />
    case "MISMATCH":
      return <Mismatched deposit={deposit} />
    case "WAITING":
      return null
  }
}

type UnknownProps = { readonly method: DepositMethod; readonly isGone: boolean; readonly children: ReactNode }

const Unknown = ({ method, isGone, children }: UnknownProps) => (
  <div role="alert" className={styles.unknown}>
    <Notice tone="bad">{children}</Notice>
    {isGone ? (
      <Link to={methodRules[method].formPath} className={buttonClass({ tone: "outline" })}>
        <Trans>Start new deposit</Trans>
      </Link>
    ) : null}
  </div>
)

const Elsewhere = ({ deposit }: { readonly deposit: Deposit }) => (
  <div className={styles.unknown}>
    <Notice>
      <Trans>This deposit uses another method.</Trans>
    </Notice>
    <Link {...ticketOf(deposit)} className={buttonClass({ tone: "outline" })}>
      <Trans>Open deposit</Trans>
    </Link>
  </div>
)
