import { useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Icon } from "../../../parts/controls/icon.tsx"
import { chevronLeft } from "../../../parts/controls/player-icons.ts"
import styles from "./account-page.module.css"

type AccountPageProps = {
  readonly title: string
  /** Where the player came from, as a rule. */
  readonly backTo: "/" | "/bank/status" | "/credit/deposit" | "/how-to" | "/main" | "/profile"
  readonly children?: ReactNode
}

/** One column under a head with the way back. */
export const AccountPage = ({ title, backTo, children }: AccountPageProps) => {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to={backTo} className={styles.back} aria-label={t`Back`}>
          <Icon of={chevronLeft} />
        </Link>
        <h1>{title}</h1>
      </header>
      {children}
    </div>
  )
}

/** What the page is for, always in reach of the thumb. */
export const AccountDock = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.dock}>{children}</div>
)
