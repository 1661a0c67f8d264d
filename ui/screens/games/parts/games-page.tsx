import { useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronLeftIcon } from "../../../parts/icons/player-icons.ts"
import styles from "./games-page.module.css"

type GamesPageProps = {
  readonly title: string
  readonly caption?: ReactNode
  /** Nothing on the page that the menu leads to. */
  readonly backTo?: "/games" | "/game"
  /** At the other end of the head. */
  readonly end?: ReactNode
  readonly children?: ReactNode
}

/** A page of games under its head, as wide as the screen. */
export const GamesPage = ({ title, caption, backTo, end, children }: GamesPageProps) => {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <header className={classNames(styles.head, backTo === undefined && styles.root)}>
        {backTo === undefined ? null : (
          <Link to={backTo} className={styles.back} aria-label={t`Back`}>
            <Icon of={chevronLeftIcon} />
          </Link>
        )}
        <div className="grow">
          <h1>{title}</h1>
          {caption && <span className="cap">{caption}</span>}
        </div>
        {end}
      </header>
      {children}
    </div>
  )
}

/** Chips in one line that scrolls. */
export const ChipLine = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset className={styles.chips}>
    <legend className="vh">{label}</legend>
    {children}
  </fieldset>
)

/** Games under a title; nothing where there are none. */
export const GamesPart = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
)
