import type { DepositMethod } from "@fakham/core/wallet"
import { noWords } from "../../../parts/chrome/no-words.ts"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import styles from "./deposit.module.css"
import { AwaitedAmount } from "./exact-amount.tsx"

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
