import type { DepositMethod } from "@fakham/core/wallet"
import type { ReactNode } from "react"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { useMethodTitle } from "./deposit-methods.ts"
import { DepositPage } from "./deposit-page.tsx"
import { LazyPastDeposits } from "./lazy-form-parts.tsx"
import { type OfferBy, OfferedMethods } from "./offered.tsx"
import { OpenAlready } from "./open-already.tsx"

type MethodFormPageProps<Method extends DepositMethod> = {
  readonly method: Method
  /** The form, where the operator has the method open. */
  readonly children: (offer: OfferBy<Method>) => ReactNode
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
