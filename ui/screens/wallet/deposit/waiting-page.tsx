import type { DepositMethod } from "@fakham/core/wallet"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { DepositPage } from "./deposit-page.tsx"
import { WaitingTickets } from "./waiting-tickets.tsx"

/** The page of the deposits by one method that wait for their money. */
export const WaitingPage = ({ method, title }: { readonly method: DepositMethod; readonly title: string }) => {
  usePageTitle(title)
  return (
    <DepositPage title={title}>
      <WaitingTickets method={method} />
    </DepositPage>
  )
}
