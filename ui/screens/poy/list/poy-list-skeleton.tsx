import { Trans } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import styles from "./poy-list.module.css"

/** A player's slips, before any of them is known. */
export const PoyListSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <div className={styles.head}>
      <h1>
        <Trans>My slips</Trans>
      </h1>
    </div>
    <SkeletonRow />
    <SkeletonRow />
  </div>
)
