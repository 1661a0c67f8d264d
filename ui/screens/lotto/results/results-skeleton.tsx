import { Trans } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { DaySkeleton } from "./day/day-navigation.tsx"
import styles from "./day/whole-day.module.css"

/** What a day drew, before any of it is known. */
export const ResultsSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <h1>
      <Trans>Results</Trans>
    </h1>
    <div className={styles.choice}>
      <DaySkeleton />
    </div>
    <SkeletonRow />
    <SkeletonRow />
    <SkeletonRow />
  </div>
)
