import { type DepositMethod, openBy } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Section } from "../../../parts/chrome/section.tsx"
import { useWaitingDeposits } from "./use-deposits.ts"
import { TicketLinks } from "./waiting-tickets.tsx"

/** Deposits by this method that are open already, above the form of one more. */
export const OpenAlready = ({ method }: { readonly method: DepositMethod }) => {
  const { data } = useWaitingDeposits()
  const open = data === undefined ? [] : openBy(method, data)
  return open.length === 0 ? null : (
    <Section title={<Trans>Already open</Trans>}>
      <TicketLinks tickets={open} />
    </Section>
  )
}
