import { countdownStart, type Round, type RoundPhase } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Moon } from "../../../parts/sky/moon.tsx"
import { Countdown } from "../../../parts/time/countdown.tsx"
import { MoonClock } from "../../../parts/time/moon-clock.tsx"
import styles from "./round-bar.module.css"

type RoundClockProps = {
  readonly round: Round
  readonly phase: RoundPhase
  readonly takesBets: boolean
  readonly now: () => number
}

/** How long a round still takes bets, or that it does not. */
export const RoundClock = ({ round, phase, takesBets, now }: RoundClockProps) =>
  takesBets ? (
    <>
      <MoonClock from={countdownStart(round)} until={round.closesAt} now={now} size={30} />
      <Countdown until={round.closesAt} now={now} announced />
    </>
  ) : (
    <>
      <Moon share={0} state="done" size={30} />
      <span className={styles.word}>{phase === "notOpen" ? <Trans>Not open yet</Trans> : <Trans>Closed</Trans>}</span>
    </>
  )
