import type { DepositMethod } from "@fakham/core/wallet"
import { noWords } from "../../../../parts/chrome/no-words.ts"
import { SkeletonRow } from "../../../../parts/notices/skeleton.tsx"
import styles from "../deposit.module.css"
import { useMethodTitle } from "../deposit-methods.ts"
import { DepositPage } from "../deposit-page.tsx"
import { AwaitedAmount } from "./exact-amount.tsx"

/** The page of one deposit, while nothing of it is known. */
export const TicketSkeleton = ({ method }: { readonly method: DepositMethod }) => (
  <DepositPage title={useMethodTitle(method)} isOfOne>
    <AwaitedTicket method={method} />
  </DepositPage>
)

/** One deposit with what to transfer, as soon as the prefetch script knows it, and nothing else. */
export const AwaitedTicket = ({ method }: { readonly method: DepositMethod }) => (
  <div className={styles.beside} aria-busy="true">
    <AwaitedAmount method={method} />
    <dl className={styles.panel}>
      <Line />
      <Line />
      <Line />
    </dl>
    <div className={styles.queue} />
    <div>
      <SkeletonRow />
      <SkeletonRow />
    </div>
  </div>
)

const Line = () => (
  <div>
    <dt className="cap">{noWords}</dt>
    <dd>{noWords}</dd>
  </div>
)
