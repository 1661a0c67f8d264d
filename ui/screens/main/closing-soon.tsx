import { countdownStart, isGov4dVariant, type Round, soonestOfEach } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { memo } from "react"
import { Countdown } from "../../parts/time/countdown.tsx"
import { MoonClock } from "../../parts/time/moon-clock.tsx"
import { clockText } from "../../words/clock-text.ts"
import { GroupName } from "../../words/group-name.tsx"
import { RoundName } from "../../words/round-name.tsx"
import { VariantName } from "../../words/variant-name.tsx"
import styles from "./lotteries.module.css"
import { PartHead, SeeAll } from "./part-head.tsx"

export type ClosingSoonRows = {
  readonly rounds: ReadonlyArray<Round>
  readonly seenAt: number
  readonly now: () => number
}

/** The three lotteries that close first, each with its next round. */
export const ClosingSoon = memo(({ rounds, seenAt, now }: ClosingSoonRows) => (
  <section className={styles.soon}>
    <PartHead>
      <h2>
        <Trans>Closing soon</Trans>
      </h2>
      <SeeAll to="/lotto" />
    </PartHead>
    <ul className={styles.list}>
      {soonestOfEach(rounds, seenAt)
        .slice(0, 3)
        .map((round) => (
          <li key={round.betId}>
            <NextRow round={round} now={now} />
          </li>
        ))}
    </ul>
  </section>
))
ClosingSoon.displayName = "ClosingSoon"

const NextRow = ({ round, now }: { readonly round: Round; readonly now: () => number }) => {
  const { betGroup, betId, closesAt } = round
  const time = clockText(closesAt)
  const face = (
    <>
      <MoonClock from={countdownStart(round)} until={closesAt} now={now} />
      <span>
        <b>
          <Title of={round} />
        </b>
        <span className="cap">
          <Trans>closes {time}</Trans>
        </span>
      </span>
      <span className={styles.left}>
        <Countdown until={closesAt} now={now} />
      </span>
    </>
  )
  return betGroup === "gov4d" ? (
    <Link to="/lotto/4d" hash={round.betType} className={styles.row}>
      {face}
    </Link>
  ) : (
    <Link to="/lotto/$betGroup/$betId" params={{ betGroup, betId }} className={styles.row}>
      {face}
    </Link>
  )
}

const Title = ({ of: round }: { readonly of: Round }) => {
  if (round.betGroup === "stock") return <RoundName of={round} />
  if (isGov4dVariant(round.betType)) return <VariantName of={round.betType} />
  return (
    <>
      <GroupName group={round.betGroup} /> <RoundName of={round} />
    </>
  )
}
