import { Trans } from "@lingui/react/macro"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import { GroupHead } from "./group-head.tsx"
import styles from "./lotto-screen.module.css"

const noCaption = "\u00a0"

/** All lotteries, before any round of them is known. */
export const LottoSkeleton = () => (
  <div className={styles.page}>
    <GroupHead title={<Trans>Lotteries</Trans>} caption={noCaption} />
    <LottoRowsSkeleton />
  </div>
)

export const LottoRowsSkeleton = () => (
  <div aria-busy="true">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </div>
)
