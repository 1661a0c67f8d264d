import { countdownStart, type Round, type RoundPhase, sequenceOf, stageOf } from "@fakham/core/lotto"
import { Plural, Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { memo } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Moon } from "../../../parts/sky/moon.tsx"
import { Countdown } from "../../../parts/time/countdown.tsx"
import { MoonClock } from "../../../parts/time/moon-clock.tsx"
import { useTimeReading } from "../../../parts/time/time-left.ts"
import { clockText } from "../../../words/clock-text.ts"
import styles from "./day-cell.module.css"

type DayCellProps = {
  readonly round: Round
  readonly phase: RoundPhase
  readonly isNext: boolean
  readonly now: () => number
}

/** One round among all of its day; drawn anew by the minute at most, until its last minute. */
export const DayCell = memo(({ round, phase, isNext, now }: DayCellProps) => {
  const stage = stageOf(phase)
  const look = classNames(styles.cell, stage && styles[stage], isNext && styles.next)
  const face = (
    <>
      <span className={styles.number}>
        <span className="vh">
          <Trans>Round</Trans>{" "}
        </span>
        {sequenceOf(round.betType)}
      </span>{" "}
      <span className={styles.time}>{clockText(round.closesAt)}</span>{" "}
      <span className={classNames("num", styles.state)}>
        {stage === "open" ? <Left round={round} phase={phase} now={now} /> : <Ended round={round} phase={phase} />}
      </span>
    </>
  )
  return stage === "open" ? (
    <Link to="/lotto/$betGroup/$betId" params={{ betGroup: round.betGroup, betId: round.betId }} className={look}>
      {face}
    </Link>
  ) : (
    <div className={look}>{face}</div>
  )
})

/** Rounds that close later than this are far away: their moon says enough. */
const nearMinutes = 90

const Left = ({ round, phase, now }: Omit<DayCellProps, "isNext">) => (
  <>
    {phase === "open" ? <Minutes until={round.closesAt} now={now} /> : <Countdown until={round.closesAt} now={now} />}
    <MoonClock from={countdownStart(round)} until={round.closesAt} now={now} size={16} />
  </>
)

const Minutes = ({ until, now }: { readonly until: number; readonly now: () => number }) => {
  const minutes = useTimeReading(now, () => {
    const left = Math.floor((until - now()) / 60_000)
    return left < nearMinutes ? left : undefined
  })
  if (minutes === undefined) return null
  return (
    <>
      <span aria-hidden="true">
        {minutes < 60 ? `${minutes}′` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`}
      </span>
      <span className="vh">
        <Plural value={minutes} one="# minute left" other="# minutes left" />
      </span>
    </>
  )
}

const Ended = ({ round, phase }: Pick<DayCellProps, "round" | "phase">) => {
  if (round.outcome?.type === "drawn") {
    const { top3, bottom2 } = round.outcome.drawn
    return (
      <>
        <span>{top3}</span> <b>{bottom2}</b>
      </>
    )
  }
  return (
    <>
      <Moon share={0} state="done" size={16} />
      <span className="vh">
        {phase === "cancelled" ? (
          <Trans>Void · stakes refunded</Trans>
        ) : phase === "notOpen" ? (
          <Trans>Not open yet</Trans>
        ) : (
          <Trans>Closed · result pending</Trans>
        )}
      </span>
    </>
  )
}
