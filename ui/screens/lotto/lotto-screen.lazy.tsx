import { type DrawnResult, latestDrawn, nextToClose, type Round } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { useMemo, useState } from "react"
import { useWhole } from "../../parts/drawn-in-pieces.ts"
import { Notice } from "../../parts/notices/notice.tsx"
import type { Now } from "../../parts/time/time-left.ts"
import { useMinute } from "../../parts/time/use-minute.ts"
import { clockText } from "../../words/clock-text.ts"
import { RoundName } from "../../words/round-name.tsx"
import { usePageTitle } from "../page/brand/page-title.ts"
import { DayAndTime, GroupHead, MarketCount, Today } from "./group-head.tsx"
import { LiveNewsNote } from "./live-news.tsx"
import { ClosesAt, LotterySections, type RowGroup } from "./lottery-sections.tsx"
import { type DrawnInSteps, ofDayOnShow, useLatestResults } from "./lotto-rounds.ts"
import { LottoRow } from "./lotto-row.tsx"
import styles from "./lotto-screen.module.css"
import { LottoRowsSkeleton } from "./lotto-skeleton.tsx"
import { Skyline, SkylineSkeleton } from "./skyline.tsx"
import { useLobby } from "./use-lobby.ts"

/** All lotteries with their next rounds. */
export const LottoScreen = () => {
  const { t } = useLingui()
  const { rounds, seenAt, now, hasFailed } = useLobby()
  // A page that one comes back to stands whole at once, so that it can be scrolled to where it was left.
  const [inSteps] = useState(rounds === undefined)
  usePageTitle(t`Lotteries`)
  return (
    <div className={styles.page}>
      <LiveNewsNote />
      <GroupHead
        title={<Trans>Lotteries</Trans>}
        caption={<DayAndTime day={<Today now={now} />} time={<Clock now={now} />} />}
      />
      {rounds === undefined ? (
        <Missing hasFailed={hasFailed} />
      ) : (
        <KnownLotteries rounds={rounds} seenAt={seenAt} now={now} inSteps={inSteps} />
      )}
    </div>
  )
}

/** The hour and minute of the operator's clock. */
const Clock = ({ now }: { readonly now: Now }) => clockText(useMinute(now))

const Missing = ({ hasFailed }: { readonly hasFailed: boolean }) =>
  hasFailed ? (
    <Notice tone="bad">
      <Trans>Couldn't load the rounds. Retrying automatically.</Trans>
    </Notice>
  ) : (
    <LottoRowsSkeleton />
  )

type LotteriesProps = { readonly rounds: ReadonlyArray<Round>; readonly seenAt: number; readonly now: () => number }

/** What can be tapped comes first: the letters of the sky take as long to lay out as all lotteries. */
const KnownLotteries = ({ inSteps, ...shown }: LotteriesProps & DrawnInSteps) => (
  <>
    {useWhole(inSteps) ? <Skyline rounds={shown.rounds} now={shown.now} /> : <SkylineSkeleton />}
    <Lotteries {...shown} />
  </>
)

const Lotteries = ({ rounds, seenAt, now }: LotteriesProps) => {
  const results = useLatestResults()
  const byGroup = useMemo(() => Map.groupBy(rounds, ({ betGroup }) => betGroup), [rounds])
  const shown = (own: ReadonlyArray<Round>, isOwn: (result: DrawnResult) => boolean) => ({
    next: nextToClose(own, seenAt),
    latest: latestDrawn(own, results?.find(isOwn)),
    isUnread: results === undefined,
    now,
  })
  return (
    <LotterySections
      renderGroup={(group, row) => {
        const own = byGroup.get(group) ?? []
        const isOwn = ({ betGroup }: DrawnResult) => betGroup === group
        const caption = <GroupCaption group={group} rounds={own} seenAt={seenAt} />
        return <LottoRow key={group} {...row} caption={caption} {...shown(own, isOwn)} />
      }}
      renderVariant={(variant, row) => {
        const own = (byGroup.get("gov4d") ?? []).filter(({ betType }) => betType === variant)
        const caption = <NextClose next={nextToClose(own, seenAt)} />
        return (
          <LottoRow
            key={variant}
            {...row}
            caption={caption}
            isSet
            {...shown(own, ({ betType }) => betType === variant)}
          />
        )
      }}
    />
  )
}

const NextClose = ({ next }: { readonly next: Round | undefined }) =>
  next === undefined ? <Trans>Not open yet</Trans> : <ClosesAt time={clockText(next.closesAt)} />

type GroupCaptionProps = Omit<LotteriesProps, "now"> & { readonly group: RowGroup }

const GroupCaption = ({ group, rounds, seenAt }: GroupCaptionProps) => {
  if (group === "stock") return <MarketCount rounds={ofDayOnShow(rounds, seenAt)} seenAt={seenAt} />
  const next = nextToClose(rounds, seenAt)
  return (
    <>
      {next && (
        <>
          <RoundName of={next} />{" "}
        </>
      )}
      <NextClose next={next} />
    </>
  )
}
