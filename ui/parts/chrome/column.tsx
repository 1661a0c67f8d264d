import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import styles from "./column.module.css"

type ColumnProps = {
  readonly children: ReactNode
  /** It divides itself in two where there is room. */
  readonly wide?: boolean | undefined
}

/** A page of one column, as wide as a form. */
export const Column = ({ children, wide = false }: ColumnProps) => (
  <div className={classNames(styles.column, wide && styles.wide)}>{children}</div>
)

/** For the link back in a column's head. */
export const wayBack = styles.back

/** For a form in a column. */
export const columnForm = styles.form

type ColumnHeadProps = {
  /** Nothing on a page that the menu leads to. */
  readonly back?: ReactNode
  readonly title: ReactNode
  /** At the other end of the line. */
  readonly end?: ReactNode
}

/** The way back, what the page is, and what can be done with all of it. */
export const ColumnHead = ({ back, title, end }: ColumnHeadProps) => (
  <header className={classNames(styles.head, back === undefined && styles.root)}>
    {back}
    <h1>{title}</h1>
    {end}
  </header>
)

type ColumnDockProps = {
  readonly children: ReactNode
  /** Nothing comes behind it: on a phone it is a bar at the end of the screen. */
  readonly atEnd?: boolean
}

/** What the page is for, always in reach of the thumb. */
export const ColumnDock = ({ children, atEnd = false }: ColumnDockProps) => (
  <div className={classNames(styles.dock, atEnd && styles.atEnd)}>{children}</div>
)
