import { type DepositMethod, openBy } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Section } from "../../../../parts/chrome/section.tsx"
import { usePageTitle } from "../../../page/brand/page-title.ts"
import { useMethodTitle } from "../deposit-methods.ts"
import { DepositPage } from "../deposit-page.tsx"
import { useWaitingDeposits } from "../use-deposits.ts"
import { TicketLinks } from "../waiting-tickets.tsx"
import { LazyPastDeposits } from "./lazy-form-parts.tsx"
import { type OfferBy, OfferedMethods } from "./offered.tsx"

type MethodFormPageProps<Method extends DepositMethod> = {
  readonly method: Method
  /** The form, where the operator has the method open. */
  readonly children: (offer: OfferBy<Method>) => ReactNode
}

/** Deposits by this method that are open already, above the form of one more. */
const OpenAlready = ({ method }: { readonly method: DepositMethod }) => {
  const { data } = useWaitingDeposits()
  const open = data === undefined ? [] : openBy(method, data)
  return open.length === 0 ? null : (
    <Section title={<Trans>Already open</Trans>}>
      <TicketLinks tickets={open} />
    </Section>
  )
}

/** The page where a deposit by one method is asked for, with those that are open already and the last ones. */
export const MethodFormPage = <Method extends DepositMethod>({ method, children }: MethodFormPageProps<Method>) => {
  const title = useMethodTitle(method)
  usePageTitle(title)
  return (
    <DepositPage title={title}>
      <OpenAlready method={method} />
      <OfferedMethods method={method}>{children}</OfferedMethods>
      <LazyPastDeposits method={method} />
    </DepositPage>
  )
}
