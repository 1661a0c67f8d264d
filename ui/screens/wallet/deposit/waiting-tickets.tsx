import { moneyText } from "@fakham/core/money"
import { type Deposit, type DepositMethod, isFound, methodRules, openBy, soonestFirst } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useMachines } from "../../../app/use-machines.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronRightIcon } from "../../../parts/icons/player-icons.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { Countdown } from "../../../parts/time/countdown.tsx"
import styles from "./deposit.module.css"
import { ticketOf, useMethodName } from "./deposit-methods.ts"
import { useWaitingDeposits } from "./use-deposits.ts"

/** The deposits by one method that wait for their money, the one that is over next first. */
export const WaitingTickets = ({ method }: { readonly method: DepositMethod }) => {
  const { data, hasFailed, isNotOffered, retry } = useWaitingDeposits()
  if (data === undefined) return <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
  const tickets = openBy(method, data)
  return tickets.length === 0 ? (
    <div className={styles.unknown}>
      <p className="sub">
        <Trans>No pending deposits.</Trans>
      </p>
      <Link to={methodRules[method].formPath} className={buttonClass({ tone: "outline" })}>
        <Trans>Start new deposit</Trans>
      </Link>
    </div>
  ) : (
    <TicketLinks tickets={tickets} />
  )
}

/** Each a way to the page of the deposit, the one that is over next first; none is no list. */
export const TicketLinks = ({ tickets }: { readonly tickets: ReadonlyArray<Deposit> }) =>
  tickets.length === 0 ? null : (
    <ul className={styles.waiting}>
      {soonestFirst(tickets).map((ticket) => (
        <li key={ticket.id}>
          <TicketLink of={ticket} />
        </li>
      ))}
    </ul>
  )

const TicketLink = ({ of }: { readonly of: Deposit }) => {
  const name = useMethodName()
  const { method, prepareAmount } = of
  return (
    <Link {...ticketOf(of)}>
      <span>
        <b className="num">{moneyText(prepareAmount)}</b>
        <span className="cap">{name(method)}</span>
      </span>
      <Stage of={of} />
      <Icon of={chevronRightIcon} size="xs" />
    </Link>
  )
}

/** How long it still waits for its transfer, or how the one that was found is looked at. */
const Stage = ({ of }: { readonly of: Deposit }) => {
  const { now } = useMachines()
  if (of.method === "crypto" && isFound(of)) {
    const { confirmations, confirmationsNeeded } = of.crypto
    return (
      <span className={styles.stage}>
        <Trans>
          Confirmed {confirmations} of {confirmationsNeeded}
        </Trans>
      </span>
    )
  }
  if (isFound(of) || of.expiresAt === undefined)
    return (
      <span className={styles.stage}>
        <Trans>Verifying</Trans>
      </span>
    )
  return <Countdown until={of.expiresAt} now={now} />
}
