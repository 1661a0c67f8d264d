import {
  type BetGroup,
  type DrawnResult,
  gov4dVariants,
  nextToClose,
  type Round,
  sequenceGroups,
} from "@fakham/core/lotto"
import { dayAt, minute } from "@fakham/core/time"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { type ReactNode, useMemo } from "react"
import { Notice } from "../../parts/notices/notice.tsx"
import { useTimeReading } from "../../parts/time/time-left.ts"
import { clockText } from "../../words/clock-text.ts"
import { GroupName } from "../../words/group-name.tsx"
import { RoundName } from "../../words/round-name.tsx"
import { VariantName } from "../../words/variant-name.tsx"
import { usePageTitle } from "../brand/page-title.ts"
import { DayAndTime, GroupHead, LongDate, MarketCount } from "./group-head.tsx"
import { LiveNews } from "./live-news.tsx"
import { latestOf, ofDayOnShow, useLatestResults, useLobby } from "./lotto-rounds.ts"
import { LottoRow } from "./lotto-row.tsx"
import styles from "./lotto-screen.module.css"
import { LottoRowsSkeleton } from "./lotto-skeleton.tsx"
import { Skyline } from "./skyline.tsx"

const daily = ["gov", "stock"] as const

/** All lotteries with their next rounds. */
export const LottoScreen = () => {
  const { t } = useLingui()
  const { rounds, seenAt, now, isUnreachable } = useLobby()
  const results = useLatestResults()
  usePageTitle(t`Lotteries`)
  const byGroup = useMemo(() => Map.groupBy(rounds ?? [], ({ betGroup }) => betGroup), [rounds])
  const groupRow = (group: GroupRowProps["group"]) => (
    <GroupRow
      key={group}
      group={group}
      rounds={byGroup.get(group) ?? []}
      before={results.find(({ betGroup }) => betGroup === group)}
      seenAt={seenAt}
      now={now}
    />
  )
  return (
    <div className={styles.page}>
      <LiveNews />
      <GroupHead
        title={<Trans>Lotteries</Trans>}
        caption={<DayAndTime day={<LongDate of={dayAt(seenAt)} />} time={<Now now={now} />} />}
      />
      {rounds === undefined ? null : <Skyline rounds={rounds} now={now} />}
      {rounds === undefined ? (
        <Missing isUnreachable={isUnreachable} />
      ) : (
        <div className={styles.columns}>
          <div>
            <Section title={<Trans>Frequent rounds</Trans>}>{sequenceGroups.map(groupRow)}</Section>
            <Section title={<Trans>Government and stock</Trans>}>{daily.map(groupRow)}</Section>
          </div>
          <Section title={<Trans>4D sets</Trans>}>
            {gov4dVariants.map((variant) => {
              const own = (byGroup.get("gov4d") ?? []).filter(({ betType }) => betType === variant)
              const next = nextToClose(own, seenAt)
              return (
                <LottoRow
                  key={variant}
                  glyph={variant}
                  name={<VariantName of={variant} />}
                  caption={next === undefined ? <Trans>Not open</Trans> : <Closes round={next} />}
                  next={next}
                  latest={latestOf(
                    own,
                    results.find(({ betType }) => betType === variant),
                  )}
                  now={now}
                  renderLink={(link) => <Link to="/lotto/4d" hash={variant} {...link} />}
                />
              )
            })}
          </Section>
        </div>
      )}
    </div>
  )
}

/** The hour and minute of the operator's clock. */
const Now = ({ now }: { readonly now: () => number }) =>
  clockText(useTimeReading(now, () => Math.floor(now() / minute)) * minute)

const Missing = ({ isUnreachable }: { readonly isUnreachable: boolean }) =>
  isUnreachable ? (
    <Notice tone="bad">
      <Trans>The rounds cannot be read just now. They are asked for again by themselves.</Trans>
    </Notice>
  ) : (
    <LottoRowsSkeleton />
  )

const Section = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    <ul className={styles.list}>{children}</ul>
  </section>
)

const Closes = ({ round }: { readonly round: Round }) => {
  const time = clockText(round.closesAt)
  return <Trans>closes {time}</Trans>
}

type GroupRowProps = {
  readonly group: Exclude<BetGroup, "gov4d">
  readonly rounds: ReadonlyArray<Round>
  readonly before: DrawnResult | undefined
  readonly seenAt: number
  readonly now: () => number
}

const GroupRow = ({ group, rounds, before, seenAt, now }: GroupRowProps) => {
  const next = nextToClose(rounds, seenAt)
  return (
    <LottoRow
      glyph={group}
      name={<GroupName group={group} />}
      caption={
        group === "stock" ? (
          <MarketCount rounds={ofDayOnShow(rounds, seenAt)} seenAt={seenAt} />
        ) : next === undefined ? (
          <Trans>Not open</Trans>
        ) : (
          <>
            <RoundName of={next} /> <Closes round={next} />
          </>
        )
      }
      next={next}
      latest={latestOf(rounds, before)}
      now={now}
      renderLink={(link) => <Link to="/lotto/$betGroup" params={{ betGroup: group }} {...link} />}
    />
  )
}
