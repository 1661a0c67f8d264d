import type { Satang } from "@fakham/core"
import type { LineStanding } from "@fakham/core/order"
import type { ReactNode } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Plate } from "../../../parts/plates/plate.tsx"
import { LineStandingWord } from "./line-standing.tsx"
import styles from "./ticket-line.module.css"

type TicketLineProps = {
  readonly number: string
  readonly name: ReactNode
  readonly terms: ReactNode
  readonly standing: LineStanding
  readonly most?: Satang | undefined
  /** In place of the plain plate. */
  readonly plate?: ReactNode
}

const looks = { won: "win", lost: "dim", returned: "dim", waiting: "rest" } as const

/** One line of a ticket: its number, what it was bet on, and what has become of it. */
export const TicketLine = ({ number, name, terms, standing, most, plate }: TicketLineProps) => (
  <li className={classNames(styles.line, (standing.type === "lost" || standing.type === "returned") && styles.over)}>
    {plate ?? <Plate number={number} size="s" look={looks[standing.type]} />}
    <span>
      <b>{name}</b>
      <span className="cap">{terms}</span>
    </span>
    <LineStandingWord standing={standing} most={most} />
  </li>
)
