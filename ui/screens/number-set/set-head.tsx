import { useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Icon } from "../../parts/controls/icon.tsx"
import { chevronLeft } from "../../parts/controls/player-icons.ts"
import styles from "./number-set-screen.module.css"

type SetHeadProps = { readonly title: ReactNode; readonly end?: ReactNode; readonly isList?: boolean }

/** The way back, what the page is, and what can be done with all of it. */
export const SetHead = ({ title, end, isList = false }: SetHeadProps) => {
  const { t } = useLingui()
  return (
    <header className={styles.head}>
      <Link to={isList ? "/poy" : "/number-set"} className={styles.back} aria-label={t`Back`}>
        <Icon of={chevronLeft} />
      </Link>
      <h1>{title}</h1>
      {end}
    </header>
  )
}
