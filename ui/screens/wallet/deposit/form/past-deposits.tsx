import { moneyText } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import { type DepositMethod, type PastDeposit, pastBy } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { parts } from "../../../../app/parts.ts"
import { usePart, useResource } from "../../../../app/use-visit.ts"
import { Section } from "../../../../parts/chrome/section.tsx"
import { UnreadList } from "../../../../parts/notices/unread-list.tsx"
import styles from "../deposit.module.css"
import { ticketOf } from "../deposit-methods.ts"
import { DepositStatusText } from "../status-text.tsx"

const mostShown = 10

/** The last deposits by one method. */
export const PastDeposits = ({ method }: { readonly method: Exclude<DepositMethod, "truemoney"> }) => {
  const { data, hasFailed, retry } = useResource(usePart(parts.ownMoney).pastDeposits)
  return (
    <Past
      deposits={data && pastBy(method, data).filter(({ status }) => status !== "WAITING")}
      method={method}
      hasFailed={hasFailed}
      onRetry={retry}
    />
  )
}

/** The last transfers by TrueMoney, which have a history of their own. */
export const PastByTrueMoney = () => {
  const { data, retry } = useResource(usePart(parts.ownMoney).pastByTrueMoney)
  return <Past deposits={data} hasFailed={false} onRetry={retry} />
}

type PastProps = {
  /** Leads each to its page; transfers of which nobody tells the deposit have none. */
  readonly method?: DepositMethod
  readonly deposits: ReadonlyArray<PastDeposit> | undefined
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

const Past = ({ deposits, method, hasFailed, onRetry }: PastProps) => (
  <Section title={<Trans>Past deposits</Trans>}>
    {deposits === undefined ? (
      <UnreadList hasFailed={hasFailed} onRetry={onRetry} />
    ) : deposits.length === 0 ? (
      <p className="sub">
        <Trans>None yet.</Trans>
      </p>
    ) : (
      <ul className={styles.past}>
        {deposits.slice(0, mostShown).map(({ id, amount, status, createdAt }) => (
          <li key={id}>
            <Row ticket={method && ticketOf({ method, id })}>
              <span className="num">{moneyText(amount)}</span>
              <DepositStatusText status={status} />
              <span className="cap num">{displayTime(createdAt)}</span>
            </Row>
          </li>
        ))}
      </ul>
    )}
  </Section>
)

type RowProps = { readonly ticket: ReturnType<typeof ticketOf> | undefined; readonly children: ReactNode }

const Row = ({ ticket, children }: RowProps) =>
  ticket === undefined ? (
    <div className={styles.row}>{children}</div>
  ) : (
    <Link {...ticket} className={styles.row}>
      {children}
    </Link>
  )
