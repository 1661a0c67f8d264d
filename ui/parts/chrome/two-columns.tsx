import type { ReactNode } from "react"
import styles from "./two-columns.module.css"

/** Two parts of a wide column, one below the other where there is no room beside. */
export const TwoColumns = ({ children }: { readonly children: readonly [ReactNode, ReactNode] }) => (
  <div className={styles.columns}>
    <div>{children[0]}</div>
    <div>{children[1]}</div>
  </div>
)
