import type { Deposit, DepositMethod } from "@fakham/core/wallet"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { usePageTitle } from "../../../page/brand/page-title.ts"
import { useMethodTitle } from "../deposit-methods.ts"
import { DepositPage } from "../deposit-page.tsx"
import { type DepositActor, useDeposit } from "../use-deposits.ts"
import { Ticket } from "./ticket.tsx"

type MethodTicketPageProps<Method extends DepositMethod> = {
  readonly method: Method
  readonly id: string
  /** The address is of single deposits alone. */
  readonly isOfOne?: boolean
  /** Stands there until anything of the deposit is known. */
  readonly awaited?: ReactNode
  /** Whether its time does not count any more. */
  readonly isWithoutClock?: (deposit: Deposit) => boolean
  /** How one stands that still waits for its money. */
  readonly children: (waiting: Deposit & { readonly method: Method }, deposit: DepositActor) => ReactNode
}

/** The page of one deposit, followed to its end. */
export const MethodTicketPage = <Method extends DepositMethod>({
  method,
  id,
  isOfOne,
  awaited,
  isWithoutClock,
  children,
}: MethodTicketPageProps<Method>) => {
  const title = useMethodTitle(method)
  usePageTitle(title)
  const deposit = useDeposit(id)
  const known = useSelector(deposit, ({ context }) => context.deposit)
  const shown = known !== undefined && isWithoutClock?.(known) ? { ...known, expiresAt: undefined } : known
  return (
    <DepositPage title={title} of={shown} isOfOne={isOfOne ?? known !== undefined}>
      <Ticket deposit={deposit} method={method} awaited={awaited}>
        {(waiting) => children(waiting, deposit)}
      </Ticket>
    </DepositPage>
  )
}
