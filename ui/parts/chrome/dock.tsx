import { type Satang } from "@fakham/core/money"
import type { ReactNode } from "react"
import { Money } from "../money/money.tsx"
import styles from "./dock.module.css"

type DockProps = {
  /** What the amount is for. */
  readonly caption: ReactNode
  readonly satang: Satang
  readonly children: ReactNode
}

/** What something comes to and the way on, always in reach of the thumb. */
export const Dock = ({ caption, satang, children }: DockProps) => (
  <div className={styles.dock}>
    <div>
      <span className="cap">{caption}</span>
      <p>
        <Money satang={satang} size="l" />
      </p>
    </div>
    {children}
  </div>
)
