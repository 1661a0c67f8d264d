import { countdownStart, type Round, type RoundPhase, stageOf } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { memo } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Countdown } from "../../../parts/time/countdown.tsx"
import { MoonClock } from "../../../parts/time/moon-clock.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { useMarketName } from "../../../words/market-name.ts"
import { MarketFlag } from "../emblem/flag.tsx"
import { OutcomeText } from "../results/outcome.tsx"
import { useCountryOf } from "../use-country-of.ts"
import styles from "./market-row.module.css"

type MarketRowProps = {
  readonly round: Round
  readonly phase: RoundPhase
  /** The round is named by the day that it is now. */
  readonly isToday: boolean
  readonly now: () => number
}

/** One market: the time that it still takes bets, or what has become of it. An open one leads to its bets, another to its results. */
export const MarketRow = memo(({ round, phase, isToday, now }: MarketRowProps) => {
  const { betGroup, betId, betType, closesAt } = round
  const marketName = useMarketName()
  const stage = stageOf(phase)
  const look = classNames(
    styles.row,
    stage !== "open" && stage !== "over" && styles.off,
    (phase === "closingSoon" || phase === "urgent") && styles.closing,
  )
  const face = (
    <>
      <MarketFlag of={betType} />
      <span className={styles.name}>
        <b>{marketName(round)}</b>{" "}
        <span className="cap">
          <Country of={betType} />
          <Time round={round} phase={phase} isToday={isToday} />
        </span>
      </span>{" "}
      <span className={styles.end}>
        {stage === "open" ? (
          <span className={styles.clock}>
            <MoonClock from={countdownStart(round)} until={closesAt} now={now} size={22} />
            <Countdown until={closesAt} now={now} />
          </span>
        ) : stage === undefined ? (
          <span className={styles.word}>
            <Trans>Not open yet</Trans>
          </span>
        ) : (
          <OutcomeText of={round} />
        )}
      </span>
    </>
  )
  if (stage === undefined) return <div className={look}>{face}</div>
  return stage === "open" ? (
    <Link to="/lotto/$betGroup/$betId" params={{ betGroup, betId }} className={look}>
      {face}
    </Link>
  ) : (
    <Link to="/results" search={{ group: "stock", type: betType }} className={look}>
      {face}
    </Link>
  )
})

const Time = ({ round, phase, isToday }: Omit<MarketRowProps, "now">) => {
  const time = clockText(phase === "resulted" ? round.resultAt : round.closesAt)
  if (phase === "resulted") return <Trans>At {time}</Trans>
  return isToday && round.closeDt !== round.dt ? <Trans>Closes {time} tonight</Trans> : <Trans>Closes {time}</Trans>
}

const Country = ({ of: betType }: { readonly of: string }) => {
  const country = useCountryOf()(betType)
  return country === undefined ? null : `${country} · `
}
