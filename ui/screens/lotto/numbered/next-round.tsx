import { countsAt, type Round, roundStages, type SequenceGroup, takesShots } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useDayWords } from "../../../locales/use-dates.ts"
import { noWords } from "../../../parts/chrome/no-words.ts"
import { SlotForms } from "../../../parts/chrome/slot.tsx"
import { placeholder } from "../../../parts/chrome/slot-names.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { Skeleton } from "../../../parts/notices/skeleton.tsx"
import { Countdown, countdownForms } from "../../../parts/time/countdown.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { ClosesIn } from "../../../words/closes-in.tsx"
import { RoundName, RoundNameTemplate } from "../../../words/round-name.tsx"
import type { GroupOnShow, RoundsOnShow } from "../lotto-rounds.ts"
import { Arc, ArcSpace } from "./arc.tsx"
import styles from "./next-round.module.css"

/** The round that closes next: where it stands in its day, how long it takes bets, and the way to it. */
export const NextRound = ({ group, rounds, seenAt, now, next }: GroupOnShow & { readonly next: Round | undefined }) => {
  const { t } = useLingui()
  const [first, last] = [rounds.at(0), rounds.at(-1)]
  if (next === undefined || first === undefined || last === undefined)
    return (
      <Notice>
        <Trans>No rounds are open right now.</Trans>
      </Notice>
    )
  const count = rounds.length
  const place = rounds.indexOf(next) + 1
  return (
    <section className={styles.next}>
      <Arc
        rounds={rounds}
        next={next}
        seenAt={seenAt}
        label={t`Round ${place} of ${count}`}
        clock={{ from: clockText(first.closesAt), until: clockText(last.closesAt), now }}
      >
        <NextClose
          name={<RoundName of={next} />}
          clock={<Countdown until={next.closesAt} now={now} announced />}
          closes={clockText(next.closesAt)}
          results={clockText(next.resultAt)}
        />
      </Arc>
      <Legend rounds={rounds} seenAt={seenAt} />
      <div className={styles.ways}>
        <Link
          to="/lotto/$betGroup/$betId"
          params={{ betGroup: next.betGroup, betId: next.betId }}
          className={buttonClass({ tone: "gold", block: true })}
        >
          <Trans>
            Bet on <RoundName of={next} />
          </Trans>
        </Link>
        {takesShots(next, seenAt) ? (
          <Link
            to="/lotto/$betGroup/$betId"
            params={{ betGroup: next.betGroup, betId: next.betId }}
            search={{ show: "ying" }}
            className={buttonClass({ tone: "outline" })}
          >
            <Trans>Shoot numbers</Trans>
          </Link>
        ) : null}
      </div>
      <Link to="/lotto/$betGroup" params={{ betGroup: group }} search={{ view: "day" }} className={styles.wholeDay}>
        <Trans>See all {count} rounds by time of day</Trans>
      </Link>
    </section>
  )
}

type NextCloseProps = {
  readonly name: ReactNode
  readonly clock: ReactNode
  readonly closes: string
  readonly results: string
}

/** The time that is left, under the arc. */
const NextClose = ({ name, clock, closes, results }: NextCloseProps) => (
  <div className={styles.middle}>
    <span className="sub">
      <ClosesIn name={name} />
    </span>
    <span className={styles.clock}>{clock}</span>
    <span className="cap">
      <Trans>
        closes {closes}, result {results}
      </Trans>
    </span>
  </div>
)

/** The same before any round is known, with what the prefetch script fills in. */
export const NextRoundSkeleton = ({ group }: { readonly group: SequenceGroup }) => (
  <section className={styles.next}>
    <ArcSpace>
      <SlotForms
        name="nextClose"
        data={{ group, ...useDayWords() }}
        forms={{
          time: (
            <NextClose
              name={<RoundNameTemplate group={group} />}
              clock={countdownForms.time}
              closes={placeholder.closes}
              results={placeholder.results}
            />
          ),
        }}
      />
    </ArcSpace>
    <p className={styles.legend}>{noWords}</p>
    <Skeleton shape="button" />
  </section>
)

/** How many rounds of the day are which stroke. */
const Legend = ({ rounds, seenAt }: Pick<RoundsOnShow, "rounds" | "seenAt">) => {
  const { over, waiting, open } = countsAt(rounds, seenAt)
  const words = {
    over: <Trans>Drawn {over}</Trans>,
    waiting: <Trans>Pending {waiting}</Trans>,
    open: <Trans>Open {open}</Trans>,
  }
  return (
    <p className={styles.legend}>
      {roundStages.toReversed().map((stage) => (
        <span key={stage} className={styles[stage]}>
          {words[stage]}
        </span>
      ))}
    </p>
  )
}
