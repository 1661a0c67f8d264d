import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Section } from "../../../parts/chrome/section.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronRightIcon } from "../../../parts/icons/player-icons.ts"
import type { ResultsAddress } from "./results-address.ts"
import styles from "./results-section.module.css"

type ResultsSectionProps = {
  readonly title: ReactNode
  readonly more?: { readonly to: ResultsAddress; readonly label: ReactNode } | undefined
  readonly children: ReactNode
}

/** Results under their name, with the way to all of them. */
export const ResultsSection = ({ title, more, children }: ResultsSectionProps) => (
  <Section
    title={title}
    beside={
      more === undefined ? null : (
        <Link to="/results" search={more.to} className={styles.more}>
          {more.label}
          <Icon of={chevronRightIcon} size="xs" />
        </Link>
      )
    }
  >
    {children}
  </Section>
)
