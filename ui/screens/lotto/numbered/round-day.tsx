import {
  byPartOfDay,
  countdownStart,
  nextToClose,
  type PartOfDay,
  phaseAt,
  type Round,
  type RoundsInPart,
  sequenceOf,
} from "@fakham/core/lotto"
import { dayAt } from "@fakham/core/time"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useDates } from "../../../locales/use-dates.ts"
import { classNames } from "../../../parts/class-names.ts"
import { useWhole } from "../../../parts/drawn-in-pieces.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronLeftIcon } from "../../../parts/icons/player-icons.ts"
import { Countdown } from "../../../parts/time/countdown.tsx"
import { MoonClock } from "../../../parts/time/moon-clock.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { GroupName } from "../../../words/group-name.tsx"
import { GroupHead, LongDate } from "../group-head.tsx"
import type { DrawnInSteps, GroupOnShow, RoundsOnShow } from "../lotto-rounds.ts"
import { Arc } from "./arc.tsx"
import { DayCell } from "./day-cell.tsx"
import styles from "./round-day.module.css"

/** Every round of a day in its place, by time of day, with the arc to jump by. */
export const RoundDay = ({ group, rounds, seenAt, now, inSteps }: GroupOnShow & DrawnInSteps) => {
  const { t } = useLingui()
  const dt = rounds[0]?.dt ?? dayAt(seenAt)
  const next = nextToClose(rounds, seenAt)
  const parts = byPartOfDay(rounds, dt).filter(({ rounds }) => rounds.length > 0)
  const count = rounds.length
  const place = next === undefined ? 0 : rounds.indexOf(next) + 1
  const isWhole = useWhole(inSteps)
  const back = t`Back`
  return (
    <>
      <GroupHead
        back={
          <Link to="/lotto/$betGroup" params={{ betGroup: group }} className={styles.back} aria-label={back}>
            <Icon of={chevronLeftIcon} />
          </Link>
        }
        title={
          <Trans>
            <GroupName group={group} />, all day
          </Trans>
        }
        caption={
          <Trans>
            <LongDate of={dt} /> · {count} rounds
          </Trans>
        }
        end={next === undefined ? null : <Clock next={next} now={now} />}
      />
      <nav className={styles.arc} aria-label={t`Jump to a time of day`}>
        <Arc rounds={rounds} next={next} seenAt={seenAt} label={t`Round ${place} of ${count}`}>
          {parts.map(({ part, rounds }) => (
            <a
              key={part}
              href={`#${part}`}
              className={classNames(styles.jump, styles[part])}
              aria-current={next !== undefined && rounds.includes(next) ? "true" : undefined}
            >
              <b>
                <PartName of={part} />
              </b>
              <span className="num">{spanOf(rounds)}</span>
            </a>
          ))}
          <span className={classNames("cap", styles.hint)}>
            <Trans>Tap a time to jump to it</Trans>
          </span>
        </Arc>
      </nav>
      {(isWhole ? parts : parts.slice(0, 1)).map((inPart) => (
        <Part key={inPart.part} {...inPart} dt={dt} next={next} seenAt={seenAt} now={now} />
      ))}
    </>
  )
}

const PartName = ({ of }: { readonly of: PartOfDay }) => {
  switch (of) {
    case "morning":
      return <Trans>Morning</Trans>
    case "afternoon":
      return <Trans>Afternoon</Trans>
    case "evening":
      return <Trans>Evening</Trans>
    case "night":
      return <Trans>Night</Trans>
  }
}

/** The numbers of the first and the last of some rounds. */
const spanOf = (rounds: ReadonlyArray<Round>): string =>
  [rounds.at(0), rounds.at(-1)].map((round) => (round === undefined ? "" : sequenceOf(round.betType))).join("–")

const Clock = ({ next, now }: { readonly next: Round; readonly now: () => number }) => (
  <div className={styles.clock}>
    <MoonClock from={countdownStart(next)} until={next.closesAt} now={now} size={26} />
    <Countdown until={next.closesAt} now={now} announced />
  </div>
)

type PartProps = RoundsInPart &
  Pick<RoundsOnShow, "seenAt" | "now"> & { readonly dt: string; readonly next: Round | undefined }

const Part = ({ part, rounds, dt, next, seenAt, now }: PartProps) => {
  const { withoutYear } = useDates()
  const [first, last] = [rounds.at(0), rounds.at(-1)]
  if (first === undefined || last === undefined) return null
  const [from, until] = [clockText(first.closesAt), clockText(last.closesAt)]
  const later = withoutYear(last.closeDt)
  return (
    <section id={part} className={styles.part}>
      <h2>
        <PartName of={part} />
        <span className="num">
          {last.closeDt === dt ? (
            `${from} – ${until}`
          ) : (
            <Trans>
              {from} – {until}, {later}
            </Trans>
          )}
        </span>
      </h2>
      <div className={styles.cells}>
        {rounds.map((round) => (
          <DayCell
            key={round.betId}
            round={round}
            phase={phaseAt(round, seenAt)}
            isNext={round.betId === next?.betId}
            now={now}
          />
        ))}
      </div>
    </section>
  )
}
