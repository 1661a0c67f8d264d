import type { DepositMethod, DepositOffer } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { buttonClass } from "../../../../parts/controls/button.tsx"
import { Notice } from "../../../../parts/notices/notice.tsx"
import { UnreadList } from "../../../../parts/notices/unread-list.tsx"
import styles from "../deposit.module.css"
import { useOffers } from "../use-deposits.ts"

export type OfferBy<Method extends DepositMethod> = DepositOffer & { readonly method: Method }

type OfferedProps<Method extends DepositMethod> = {
  readonly method: Method
  readonly children: (offer: OfferBy<Method>) => ReactNode
}

const isBy = <Method extends DepositMethod>(method: Method, offer: DepositOffer): offer is OfferBy<Method> =>
  offer.method === method

/** What is done by one method, where the operator has it open. */
export const OfferedMethods = <Method extends DepositMethod>({ method, children }: OfferedProps<Method>) => {
  const { data, hasFailed, isNotOffered, retry } = useOffers()
  if (data === undefined) return <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
  const offer = data.find((one): one is OfferBy<Method> => isBy(method, one))
  return offer === undefined ? <Closed /> : children(offer)
}

const Closed = () => (
  <div className={styles.unknown}>
    <Notice>
      <Trans>This method is unavailable right now.</Trans>
    </Notice>
    <Link to="/credit/deposit" className={buttonClass({ tone: "outline" })}>
      <Trans>See other methods</Trans>
    </Link>
  </div>
)
