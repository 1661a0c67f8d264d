import { type Deposit, type DepositMethod, openBy } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useWaitingDeposits } from "../../../composition/use-deposits.ts"
import { useMachines } from "../../../composition/use-machines.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Icon } from "../../../parts/controls/icon.tsx"
import { chevronRight } from "../../../parts/controls/player-icons.ts"
import { moneyText } from "../../../parts/money/money-text.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { Countdown } from "../../../parts/time/countdown.tsx"
import styles from "./deposit.module.css"
import { formPath, ticketOf, useMethodName } from "./deposit-method.ts"

/** The deposits by one method that wait for their money, the one that is over next first. */
export const WaitingTickets = ({ method }: { readonly method: DepositMethod }) => {
  const waiting = useWaitingDeposits()
  const known = useSelector(waiting, ({ context }) => context.known)
  const isUnreachable = useSelector(waiting, (state) => state.matches("unreachable"))
  const isNotOffered = useSelector(waiting, (state) => state.matches("notOffered"))
  if (known === undefined)
    return (
      <UnreadList
        isUnreachable={isUnreachable}
        isNotOffered={isNotOffered}
        onRetry={() => waiting.send({ type: "retry.requested" })}
      />
    )
  const tickets = openBy(method, known)
  return tickets.length === 0 ? (
    <div className={styles.unknown}>
      <p className="sub">
        <Trans>No deposit waits here.</Trans>
      </p>
      <Link to={formPath[method]} className={buttonClass({ tone: "outline" })}>
        <Trans>Make a new deposit</Trans>
      </Link>
    </div>
  ) : (
    <TicketLinks tickets={tickets} />
  )
}

/** Each a way to the page of the deposit. */
export const TicketLinks = ({ tickets }: { readonly tickets: ReadonlyArray<Deposit> }) => (
  <ul className={styles.waiting}>
    {tickets.map((ticket) => (
      <li key={ticket.id}>
        <TicketLink of={ticket} />
      </li>
    ))}
  </ul>
)

const TicketLink = ({ of }: { readonly of: Deposit }) => {
  const { now } = useMachines()
  const name = useMethodName()
  const { method, prepareAmount, expiresAt } = of
  return (
    <Link {...ticketOf(of)}>
      <span>
        <b>{name(method)}</b>
        <span className="cap num">{moneyText(prepareAmount)}</span>
      </span>
      {expiresAt === undefined ? <span /> : <Countdown until={expiresAt} now={now} />}
      <Icon of={chevronRight} size="xs" />
    </Link>
  )
}
