import type { ReactNode } from "react"
import { Moon } from "../sky/moon.tsx"
import styles from "./waiting.module.css"

/** Covers the page while nothing can be done with it. */
export const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <output className={styles.overlay}>
    <Moon share={0.35} size={56} />
    <b>{children}</b>
  </output>
)

/** The same words in a line of the page. */
export const WaitingLine = ({ children }: { readonly children: ReactNode }) => (
  <output className={styles.line}>
    <Moon share={0.35} size={28} />
    <span>{children}</span>
  </output>
)
