import { countsAt, type Round, roundStages, takesShots } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { Countdown } from "../../../parts/time/countdown.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { RoundName } from "../../../words/round-name.tsx"
import type { GroupOnShow, RoundsOnShow } from "../lotto-rounds.ts"
import { Arc } from "./arc.tsx"
import styles from "./next-round.module.css"

/** The round that closes next: where it stands in its day, how long it takes bets, and the way to it. */
export const NextRound = ({ group, rounds, seenAt, now, next }: GroupOnShow & { readonly next: Round | undefined }) => {
  const { t } = useLingui()
  const [first, last] = [rounds.at(0), rounds.at(-1)]
  if (next === undefined || first === undefined || last === undefined)
    return (
      <Notice>
        <Trans>No round takes bets just now.</Trans>
      </Notice>
    )
  const count = rounds.length
  const place = rounds.indexOf(next) + 1
  const [closes, results] = [clockText(next.closesAt), clockText(next.resultAt)]
  return (
    <section className={styles.next}>
      <Arc
        rounds={rounds}
        next={next}
        seenAt={seenAt}
        label={t`Round ${place} of ${count}`}
        clock={{ from: clockText(first.closesAt), until: clockText(last.closesAt), now }}
      >
        <div className={styles.middle}>
          <span className="sub">
            <Trans>
              <RoundName of={next} /> closes in
            </Trans>
          </span>
          <span className={styles.clock}>
            <Countdown until={next.closesAt} now={now} announced />
          </span>
          <span className="cap">
            <Trans>
              closes {closes}, result {results}
            </Trans>
          </span>
        </div>
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

/** How many rounds of the day are which stroke. */
const Legend = ({ rounds, seenAt }: Pick<RoundsOnShow, "rounds" | "seenAt">) => {
  const { over, waiting, open } = countsAt(rounds, seenAt)
  const words = {
    over: <Trans>Results {over}</Trans>,
    waiting: <Trans>Waiting {waiting}</Trans>,
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
