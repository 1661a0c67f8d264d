import { NewestPoys } from "./newest-poys.tsx"
import { PoyFiltersShape } from "./poy-filters-summary.tsx"
import styles from "./poy-list.module.css"
import { PoyListHead } from "./poy-list-head.tsx"

/** A player's slips, before any of them is known. */
export const PoyListSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <PoyListHead filters={<PoyFiltersShape />} />
    <NewestPoys />
  </div>
)
