import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { chevronRight } from "../../parts/house-icons.ts"
import { Icon } from "../../parts/icon.tsx"
import type { ResultsAddress } from "./results-address.ts"
import styles from "./section.module.css"

type SectionProps = {
  readonly title: ReactNode
  readonly more?: { readonly to: ResultsAddress; readonly label: ReactNode } | undefined
  readonly children: ReactNode
}

/** The results of one group under its name. */
export const Section = ({ title, more, children }: SectionProps) => (
  <section className={styles.section}>
    <header>
      <h2>{title}</h2>
      {more === undefined ? null : (
        <Link to="/results" search={more.to}>
          {more.label}
          <Icon of={chevronRight} size="xs" />
        </Link>
      )}
    </header>
    {children}
  </section>
)
