import {
  type BetGroup,
  isBetGroup,
  nextToClose,
  phaseAt,
  type Round,
  type RoundPhase,
  sequenceGroups,
} from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link, useParams } from "@tanstack/react-router"
import { type ReactNode, useMemo, useState } from "react"
import { buttonClass } from "../../parts/button.tsx"
import { Chip } from "../../parts/chip.tsx"
import { Countdown } from "../../parts/countdown.tsx"
import { Notice } from "../../parts/notice.tsx"
import { SkeletonRow } from "../../parts/skeleton.tsx"
import { usePageTitle } from "../page/page-title.ts"
import { Arc } from "./arc.tsx"
import { clockText } from "./clock-text.ts"
import { GroupName } from "./group-name.tsx"
import styles from "./group-screen.module.css"
import { useLobby } from "./lotto-rounds.ts"
import { RoundCell } from "./round-cell.tsx"
import { RoundName } from "./round-name.tsx"
import { useGroupTitle } from "./use-group-title.ts"

const kinds = ["open", "waiting", "over"] as const
type Kind = (typeof kinds)[number] | "all"

const kindOf = (phase: RoundPhase): Kind =>
  phase === "resulted" || phase === "cancelled"
    ? "over"
    : phase === "closed" || phase === "awaitingResult"
      ? "waiting"
      : "open"

/** One group: the day of its rounds, the one that closes next, and all others. */
const GroupScreen = ({ group }: { readonly group: BetGroup }) => {
  const { rounds, seenAt, now, isUnanswered } = useLobby()
  usePageTitle(useGroupTitle(group))
  const own = useMemo(
    () =>
      dayOf(
        (rounds ?? []).filter(({ betGroup }) => betGroup === group),
        seenAt,
      ),
    [rounds, group, seenAt],
  )
  const next = nextToClose(own, seenAt)
  return (
    <div className={styles.page}>
      <h1>
        <GroupName group={group} />
      </h1>
      {rounds === undefined ? (
        isUnanswered ? (
          <Notice tone="bad">
            <Trans>The rounds cannot be read just now. They are asked for again by themselves.</Trans>
          </Notice>
        ) : (
          <SkeletonRow />
        )
      ) : (
        <div className={styles.lobby}>
          <Day rounds={own} next={next} seenAt={seenAt} now={now} />
          <Rounds rounds={own} seenAt={seenAt} now={now} />
        </div>
      )}
    </div>
  )
}

const daysOfRounds: ReadonlyArray<BetGroup> = sequenceGroups

/** Of groups whose rounds are numbered through the day, the day whose rounds take bets; of others all that are listed. */
const dayOf = (rounds: ReadonlyArray<Round>, seenAt: number): ReadonlyArray<Round> => {
  const [first] = rounds
  if (first === undefined || !daysOfRounds.includes(first.betGroup)) return rounds
  const day = nextToClose(rounds, seenAt)?.dt ?? rounds.at(-1)?.dt
  return rounds.filter(({ dt }) => dt === day)
}

type Shown = { readonly rounds: ReadonlyArray<Round>; readonly seenAt: number; readonly now: () => number }

const Day = ({ rounds, next, seenAt, now }: Shown & { readonly next: Round | undefined }) => {
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
    <section className={styles.day}>
      <Arc
        rounds={rounds}
        next={next}
        seenAt={seenAt}
        label={t`Round ${place} of ${count}`}
        from={clockText(first.closesAt)}
        until={clockText(last.closesAt)}
      >
        <span>
          <RoundName of={next} />
        </span>
        <span className={styles.clock}>
          <Countdown until={next.closesAt} now={now} announced />
        </span>
        <span className="cap">
          <Trans>
            closes {closes}, result {results}
          </Trans>
        </span>
      </Arc>
      <Link
        to="/lotto/$betGroup/$betId"
        params={{ betGroup: next.betGroup, betId: next.betId }}
        className={buttonClass({ tone: "gold", block: true })}
      >
        <Trans>
          Bet on <RoundName of={next} />
        </Trans>
      </Link>
    </section>
  )
}

const Rounds = ({ rounds, seenAt, now }: Shown) => {
  const [kind, setKind] = useState<Kind>("open")
  const shown = rounds.map((round) => ({ round, phase: phaseAt(round, seenAt) }))
  const count = (wanted: Kind) => shown.filter(({ phase }) => kindOf(phase) === wanted).length
  const chips = {
    open: <Trans>Open</Trans>,
    waiting: <Trans>Waiting</Trans>,
    over: <Trans>Drawn</Trans>,
    all: <Trans>All day</Trans>,
  }
  return (
    <section>
      <div className={styles.chips}>
        {([...kinds, "all"] as const).map((one) => (
          <Chip key={one} pressed={kind === one} onClick={() => setKind(one)}>
            {chips[one]} <span className={styles.count}>{one === "all" ? shown.length : count(one)}</span>
          </Chip>
        ))}
      </div>
      <div className={styles.rounds}>
        {shown
          .filter(({ phase }) => kind === "all" || kindOf(phase) === kind)
          .map(({ round, phase }) => (
            <RoundCell key={round.betId} round={round} phase={phase} now={now} />
          ))}
      </div>
    </section>
  )
}

/** The screen of the group in the address. */
export const LottoGroupScreen = (): ReactNode => {
  const { betGroup } = useParams({ strict: false })
  return betGroup !== undefined && isBetGroup(betGroup) ? <GroupScreen key={betGroup} group={betGroup} /> : null
}
