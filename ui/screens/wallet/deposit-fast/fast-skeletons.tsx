import { useLingui } from "@lingui/react/macro"
import { DepositPage } from "../deposit/deposit-page.tsx"
import { MethodSkeleton } from "../deposit/method-skeleton.tsx"
import { AwaitedTicket } from "../deposit/ticket-skeleton.tsx"

/** The form while nothing of it is known. */
export const FastSkeleton = () => {
  const { t } = useLingui()
  return <MethodSkeleton title={t`Fast deposit`} />
}

/** The page of one deposit, while nothing of it is known. */
export const FastTicketSkeleton = () => {
  const { t } = useLingui()
  return (
    <DepositPage title={t`Fast deposit`} isOfOne>
      <AwaitedTicket method="fast" />
    </DepositPage>
  )
}
