import type { Satang } from "@fakham/core"
import type { LineStatus } from "@fakham/core/order"
import type { ReactNode } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Plate } from "../../../parts/plates/plate.tsx"
import { LineStatusWord } from "./line-status.tsx"
import styles from "./ticket-line.module.css"

type TicketLineProps = {
  readonly number: string
  readonly name: ReactNode
  readonly terms: ReactNode
  readonly status: LineStatus
  readonly most?: Satang | undefined
  /** In place of the plain plate. */
  readonly plate?: ReactNode
}

const looks = { won: "win", lost: "dim", returned: "dim", waiting: "rest" } as const

/** One line of a ticket: its number, what it was bet on, and what has become of it. */
export const TicketLine = ({ number, name, terms, status, most, plate }: TicketLineProps) => (
  <li className={classNames(styles.line, (status.type === "lost" || status.type === "returned") && styles.over)}>
    {plate ?? <Plate number={number} size="s" look={looks[status.type]} />}
    <span>
      <b>{name}</b>
      <span className="cap">{terms}</span>
    </span>
    <LineStatusWord status={status} most={most} />
  </li>
)
