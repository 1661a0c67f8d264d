import { countdownStart, type Round, type RoundPhase, stageOf } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { memo } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Moon } from "../../../parts/sky/moon.tsx"
import { Countdown } from "../../../parts/time/countdown.tsx"
import { MoonClock } from "../../../parts/time/moon-clock.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { RoundName } from "../../../words/round-name.tsx"
import { DrawPlates } from "../plates/draw-plates.tsx"
import styles from "./round-cell.module.css"

type RoundCellProps = {
  readonly round: Round
  readonly phase: RoundPhase
  readonly now: () => number
}

/** One round of a day: open with the time left, waiting, or with its result. Drawn anew only when that changes. */
export const RoundCell = memo(({ round, phase, now }: RoundCellProps) => {
  const time = clockText(round.closesAt)
  const stage = stageOf(phase)
  const takesBets = stage === "open"
  const face = (
    <>
      <span className={styles.name}>
        <b>
          <RoundName of={round} />
        </b>
        <span className="cap">
          <Trans>closes {time}</Trans>
        </span>
      </span>
      {takesBets ? (
        <MoonClock from={countdownStart(round)} until={round.closesAt} now={now} size={22} />
      ) : (
        <Ending phase={phase} />
      )}
      <span className={styles.big}>
        {takesBets ? <Countdown until={round.closesAt} now={now} /> : <RoundStatus round={round} phase={phase} />}
      </span>
    </>
  )
  const look = classNames(
    styles.cell,
    stage === "over" ? styles.over : styles.open,
    stage === "waiting" && styles.waiting,
    (phase === "closingSoon" || phase === "urgent") && styles.closing,
  )
  return takesBets ? (
    <Link to="/lotto/$betGroup/$betId" params={{ betGroup: round.betGroup, betId: round.betId }} className={look}>
      {face}
    </Link>
  ) : (
    <div className={look}>{face}</div>
  )
})

const Ending = ({ phase }: Pick<RoundCellProps, "phase">) =>
  phase === "resulted" ? (
    <span className="cap">
      <Trans>Drawn</Trans>
    </span>
  ) : (
    <Moon share={0} state="done" size={22} />
  )

const RoundStatus = ({ round, phase }: Pick<RoundCellProps, "round" | "phase">) => {
  if (round.outcome?.type === "drawn") return <DrawPlates drawn={round.outcome.drawn} />
  if (phase === "cancelled") return <Trans>Void · stakes refunded</Trans>
  if (phase === "notOpen") return <Trans>Not open yet</Trans>
  return <Trans>Closed · result pending</Trans>
}
