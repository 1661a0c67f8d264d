import { countdownStart, phaseAt, type Round, stageOf } from "@fakham/core/lotto"
import type { ReactNode } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { MoonClock } from "../../../parts/time/moon-clock.tsx"
import styles from "./arc.module.css"
import { moonPlace, type TickLook, tickPath } from "./arc-layout.ts"

type ArcProps = {
  readonly rounds: ReadonlyArray<Round>
  readonly next: Round | undefined
  readonly seenAt: number
  readonly label: string
  /** The ends of the day, and the moon under the next round; without them there is room for what stands inside. */
  readonly clock?: { readonly from: string; readonly until: string; readonly now: () => number }
  readonly children: ReactNode
}

const withClock = "0 22 390 206"
const moonSize = 26
/** From so many rounds on the strokes are thinner. */
const many = 120

/** The room of an arc whose rounds are not known yet. */
export const ArcSpace = ({ children }: Pick<ArcProps, "children">) => (
  <div className={styles.arc}>
    <svg viewBox={withClock} aria-hidden="true" />
    {children}
  </div>
)

const look = (round: Round, next: Round | undefined, seenAt: number): TickLook => {
  if (round.betId === next?.betId) return "next"
  return stageOf(phaseAt(round, seenAt)) ?? "later"
}

/** A lottery day as an arc: one stroke a round, the next one the longest. What it means stands below it in words. */
export const Arc = ({ rounds, next, seenAt, label, clock, children }: ArcProps) => (
  <div className={classNames(styles.arc, rounds.length > many && styles.many)}>
    <span className="vh">{label}</span>
    <svg viewBox={clock === undefined ? "0 22 390 190" : withClock} aria-hidden="true">
      {rounds.map((round, at) => (
        <path
          key={round.betId}
          className={styles[look(round, next, seenAt)]}
          d={tickPath(at, rounds.length, round.betId === next?.betId)}
        />
      ))}
      {clock === undefined ? null : (
        <>
          {next === undefined ? null : (
            <g transform={moonPlace(rounds.indexOf(next), rounds.length, moonSize)}>
              <MoonClock from={countdownStart(next)} until={next.closesAt} now={clock.now} size={moonSize} />
            </g>
          )}
          <text x="30" y="224" textAnchor="middle">
            {clock.from}
          </text>
          <text x="360" y="224" textAnchor="middle">
            {clock.until}
          </text>
        </>
      )}
    </svg>
    {children}
  </div>
)
