import type { Satang } from "@fakham/core"
import { moneyText } from "@fakham/core/money"
import type { LineStatus } from "@fakham/core/order"
import type { ReactNode } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Plate } from "../../../parts/plates/plate.tsx"
import { LineWord } from "./line-status.tsx"
import styles from "./ticket-line.module.css"

type TicketLineProps = {
  readonly number: string
  readonly name: ReactNode
  readonly terms: ReactNode
  readonly status: LineStatus
  /** What was staked on it; in its place stands what it won. */
  readonly stake: Satang
  /** Other lines of the slip came to something else: what became of this one is said beside it. */
  readonly isMixed: boolean
  /** In place of the plain plate. */
  readonly plate?: ReactNode
}

const looks = { won: "win", lost: "dim", returned: "dim", waiting: "rest" } as const

/** One line of a ticket: its number, what it was bet on, and what has become of it. */
export const TicketLine = ({ number, name, terms, status, stake, isMixed, plate }: TicketLineProps) => (
  <li className={classNames(styles.line, (status.type === "lost" || status.type === "returned") && styles.over)}>
    {plate ?? <Plate number={number} size="s" look={looks[status.type]} />}
    <span>
      <b>{name}</b>
      <span className="cap">{terms}</span>
    </span>
    <span className={status.type === "won" ? styles.won : styles.end}>
      <span className="num">{status.type === "won" ? `+${moneyText(status.won)}` : moneyText(stake)}</span>
      {isMixed || status.type === "won" ? <LineWord status={status} /> : null}
    </span>
  </li>
)
