import { countdownStart, type Round, type RoundPhase, stageOf } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useDayWords } from "../../../locales/use-dates.ts"
import { useShortDate } from "../../../locales/use-short-date.ts"
import { noWords } from "../../../parts/chrome/no-words.ts"
import { Slot, SlotForms } from "../../../parts/chrome/slot.tsx"
import { placeholder } from "../../../parts/chrome/slot-names.ts"
import { Moon } from "../../../parts/sky/moon.tsx"
import { LongCountdown, longCountdownForms } from "../../../parts/time/long-countdown.tsx"
import { MoonClock } from "../../../parts/time/moon-clock.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { ClosesIn } from "../../../words/closes-in.tsx"
import { RoundName, RoundNameTemplate } from "../../../words/round-name.tsx"
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

/** The same before the draw is known, with what the prefetch script fills in. */
export const DrawAheadSkeleton = () => {
  const part = { name: "nextClose", data: { group: "gov", clock: "long", ...useDayWords() } } as const
  return (
    <section className={styles.draw}>
      <span className={styles.figure}>
        <Glyph of="gov" />
      </span>
      <h2 className="sub">
        <Slot {...part} until={<span>{noWords}</span>}>
          <ClosesIn name={<RoundNameTemplate group="gov" />} />
        </Slot>
      </h2>
      <p className={styles.clock}>
        <Moon share={0} state="done" size={36} />
        <SlotForms {...part} forms={longCountdownForms} />
      </p>
      <p className="cap">
        <Slot {...part} until={<span>{noWords}</span>}>
          <Closes date={placeholder.closeDate} closes={placeholder.closes} results={placeholder.results} />
        </Slot>
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
