import { countdownStart, type Round, type RoundPhase, stageOf } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useDayWords } from "../../../locales/use-dates.ts"
import { useShortDate } from "../../../locales/use-short-date.ts"
import { EarlyForms, EarlyPart } from "../../../parts/frame/early-part.tsx"
import { earlyWord } from "../../../parts/frame/early-words.ts"
import { noWords } from "../../../parts/frame/no-words.ts"
import { Moon } from "../../../parts/sky/moon.tsx"
import { earlyLongCountdown, LongCountdown } from "../../../parts/time/long-countdown.tsx"
import { MoonClock } from "../../../parts/time/moon-clock.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { ClosesIn } from "../../../words/closes-in.tsx"
import { EarlyRoundName, RoundName } from "../../../words/round-name.tsx"
import { Glyph } from "../emblem/glyph.tsx"
import styles from "./draw-ahead.module.css"

type DrawAheadProps = { readonly round: Round; readonly phase: RoundPhase; readonly now: () => number }

/** The draw that a page is about: how long it takes bets, or what is waited for. */
export const DrawAhead = ({ round, phase, now }: DrawAheadProps) => (
  <section className={styles.draw}>
    <span className={styles.figure}>
      <Glyph of="gov" />
    </span>
    <h2 className="sub">
      {stageOf(phase) === "open" ? <ClosesIn name={<RoundName of={round} />} /> : <RoundName of={round} />}
    </h2>
    {stageOf(phase) === "open" ? (
      <p className={styles.clock}>
        <MoonClock from={countdownStart(round)} until={round.closesAt} now={now} size={36} />
        <LongCountdown until={round.closesAt} now={now} />
      </p>
    ) : (
      <p className={styles.word}>
        <Moon share={0} state="done" size={26} />
        <PhaseWord phase={phase} />
      </p>
    )}
    <p className="cap">
      <Times round={round} phase={phase} />
    </p>
  </section>
)

/** The same before the draw is known, with what the early script fills in. */
export const DrawAheadSkeleton = () => {
  const part = { name: "nextClose", data: { group: "gov", clock: "long", ...useDayWords() } } as const
  return (
    <section className={styles.draw}>
      <span className={styles.figure}>
        <Glyph of="gov" />
      </span>
      <h2 className="sub">
        <EarlyPart {...part} until={<span>{noWords}</span>}>
          <ClosesIn name={<EarlyRoundName group="gov" />} />
        </EarlyPart>
      </h2>
      <p className={styles.clock}>
        <Moon share={0} state="done" size={36} />
        <EarlyForms {...part} forms={earlyLongCountdown} />
      </p>
      <p className="cap">
        <EarlyPart {...part} until={<span>{noWords}</span>}>
          <Closes date={earlyWord.closeDate} closes={earlyWord.closes} results={earlyWord.results} />
        </EarlyPart>
      </p>
    </section>
  )
}

const PhaseWord = ({ phase }: Pick<DrawAheadProps, "phase">) => {
  if (phase === "notOpen") return <Trans>Not open yet</Trans>
  if (phase === "resulted") return <Trans>Drawn</Trans>
  if (phase === "cancelled") return <Trans>Void · stakes refunded</Trans>
  return <Trans>Closed · result pending</Trans>
}

const Times = ({ round, phase }: Omit<DrawAheadProps, "now">) => {
  const short = useShortDate()
  const [closes, results] = [clockText(round.closesAt), clockText(round.resultAt)]
  const date = short(round.closeDt)
  if (phase === "notOpen" && round.opensAt !== undefined) {
    const opens = clockText(round.opensAt)
    return (
      <Trans>
        Opens {opens} · closes {date}, {closes}
      </Trans>
    )
  }
  return <Closes date={date} closes={closes} results={results} />
}

type ClosesProps = { readonly date: string; readonly closes: string; readonly results: string }

const Closes = ({ date, closes, results }: ClosesProps) => (
  <Trans>
    Closes {date} at {closes}, result {results}
  </Trans>
)
