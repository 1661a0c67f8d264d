import type { ReactNode } from "react"
import styles from "./beside-check.module.css"

type BesideCheckProps = { readonly check: ReactNode; readonly children: ReactNode }

/** Results under the check of numbers, or beside it where there is room. */
export const BesideCheck = ({ check, children }: BesideCheckProps) => (
  <div className={styles.columns}>
    <div className={styles.check}>{check}</div>
    <div className={styles.results}>{children}</div>
  </div>
)
