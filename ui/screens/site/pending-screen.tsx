import { Trans } from "@lingui/react/macro"
import { SkeletonRow } from "../../parts/skeleton.tsx"
import styles from "./pending-screen.module.css"

/** Stands in for a page that takes its time; the router waits 200 ms before it shows. */
export const PendingScreen = () => (
  <div className={styles.page} aria-busy>
    <output className="vh">
      <Trans>Loading...</Trans>
    </output>
    <SkeletonRow />
    <SkeletonRow />
    <SkeletonRow />
  </div>
)
