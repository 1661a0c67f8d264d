import type { ReactNode } from "react"
import styles from "./check-columns.module.css"

type CheckColumnsProps = { readonly check: ReactNode; readonly children: ReactNode }

/** Results under the check of numbers, or beside it where there is room. */
export const CheckColumns = ({ check, children }: CheckColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.check}>{check}</div>
    <div className={styles.results}>{children}</div>
  </div>
)
