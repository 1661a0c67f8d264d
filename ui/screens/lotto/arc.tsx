import { phaseAt, type Round } from "@fakham/core/lotto"
import type { ReactNode } from "react"
import styles from "./arc.module.css"
import { type TickLook, tickPath } from "./arc-layout.ts"

type ArcProps = {
  readonly rounds: ReadonlyArray<Round>
  readonly next: Round | undefined
  readonly seenAt: number
  readonly label: string
  readonly from: string
  readonly until: string
  readonly children: ReactNode
}

const look = (round: Round, next: Round | undefined, seenAt: number): TickLook => {
  if (round.betId === next?.betId) return "next"
  const phase = phaseAt(round, seenAt)
  if (phase === "resulted" || phase === "cancelled") return "over"
  return phase === "closed" || phase === "awaitingResult" ? "waiting" : phase === "notOpen" ? "later" : "open"
}

/** A lottery day as an arc: one stroke a round, the next one the longest. What it means stands below it in words. */
export const Arc = ({ rounds, next, seenAt, label, from, until, children }: ArcProps) => (
  <div className={styles.arc}>
    <span className="vh">{label}</span>
    <svg viewBox="0 22 390 206" aria-hidden="true">
      {rounds.map((round, at) => (
        <path
          key={round.betId}
          className={styles[look(round, next, seenAt)]}
          d={tickPath(at, rounds.length, round.betId === next?.betId)}
        />
      ))}
      <text x="30" y="224" textAnchor="middle">
        {from}
      </text>
      <text x="360" y="224" textAnchor="middle">
        {until}
      </text>
    </svg>
    <div className={styles.middle}>{children}</div>
  </div>
)
