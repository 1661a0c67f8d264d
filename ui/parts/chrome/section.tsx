import type { ReactNode } from "react"
import styles from "./section.module.css"

type SectionProps = {
  readonly title: ReactNode
  /** At the other end of the title's line. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** What belongs together under a title. */
export const Section = ({ title, beside, children }: SectionProps) => (
  <section className={styles.section}>
    <header>
      <h2>{title}</h2>
      {beside}
    </header>
    {children}
  </section>
)
