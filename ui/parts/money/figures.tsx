import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import styles from "./figures.module.css"

type FiguresProps = {
  /** Each a name and its figure, in a `<div>`. */
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Some figures side by side, a line between them. */
export const MoneyFigures = ({ children, className }: FiguresProps) => (
  <dl className={classNames(styles.figures, className)}>{children}</dl>
)
