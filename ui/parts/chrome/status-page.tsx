import { type ReactNode, useEffect, useRef } from "react"
import { Sky } from "../sky/sky.tsx"
import { StarTrails } from "../sky/star-trails.tsx"
import { type StatusFigure, statusFigures } from "../sky/status-figures.tsx"
import { Brand } from "./brand.tsx"
import styles from "./status-page.module.css"

type StatusPageProps = {
  readonly figure: StatusFigure
  readonly brand: string
  readonly title: ReactNode
  readonly children: ReactNode
  /** Two buttons side by side; a third takes a line of its own. */
  readonly actions: ReactNode
  /** Stands inside a page that has its main part already. */
  readonly within?: boolean
}

/** A page for when there is no page. It stays night in both themes. */
export const StatusPage = ({ figure, brand, title, children, actions, within = false }: StatusPageProps) => {
  const Words = within ? "div" : "main"
  const Figure = statusFigures[figure]
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of a whole page, so reading begins here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.page} data-theme="dark">
      <Sky stars={170} />
      <header className={styles.brand}>
        <Brand name={brand} />
      </header>
      <div className={styles.stage}>
        {figure !== "maintenance" && <StarTrails className={styles.trails} />}
        <svg className={styles.figure} viewBox="0 0 390 400" aria-hidden="true">
          <Figure />
        </svg>
      </div>
      <Words className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{children}</p>
        <div className={styles.actions}>{actions}</div>
      </Words>
    </div>
  )
}
