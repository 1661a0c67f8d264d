import { type BetGroup, isBetGroup, isSequenceGroup, sellsSets } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useParams, useSearch } from "@tanstack/react-router"
import { memo, type ReactNode, Suspense, useEffect, useState } from "react"
import { Notice } from "../../parts/notices/notice.tsx"
import { useGroupTitle } from "../../words/group-title.ts"
import { usePageTitle } from "../page/brand/page-title.ts"
import { lazyScreen } from "../page/lazy-screen.ts"
import styles from "./group-screen.module.css"
import { GroupRoundsSkeleton } from "./group-skeleton.tsx"
import { LiveNewsNote } from "./live-news.tsx"
import { type RoundsOnShow, useGroupRounds } from "./lotto-rounds.ts"
import { GroupLobby } from "./numbered/group-lobby.tsx"
import { RoundDay } from "./numbered/round-day.tsx"

const UnnumberedLobby = lazyScreen(() => import("./unnumbered-lobby.lazy.tsx"), "UnnumberedLobby")

/** One group, as its rounds come: all day long, as exchanges close, or on the days of its draws. */
const GroupScreen = ({ group }: { readonly group: BetGroup }) => {
  const { rounds, hasFailed, ...clock } = useGroupRounds(group)
  // A page that one comes back to stands whole at once, so that it can be scrolled to where it was left.
  const [inSteps] = useState(rounds === undefined)
  usePageTitle(useGroupTitle(group))
  useEffect(() => {
    if (!isSequenceGroup(group)) void UnnumberedLobby.preload?.()
  }, [group])
  return (
    <div className={styles.page}>
      <LiveNewsNote />
      {rounds === undefined ? (
        <Missing group={group} hasFailed={hasFailed} />
      ) : (
        <Suspense fallback={<Missing group={group} hasFailed={false} />}>
          <Rounds group={group} rounds={rounds} inSteps={inSteps} {...clock} />
        </Suspense>
      )}
    </div>
  )
}

type RoundsProps = RoundsOnShow & { readonly group: BetGroup; readonly inSteps: boolean }

const Rounds = memo(({ group, inSteps, ...shown }: RoundsProps) => {
  const { view } = useSearch({ strict: false })
  if (isSequenceGroup(group)) {
    const Day = view === "day" ? RoundDay : GroupLobby
    return <Day group={group} inSteps={inSteps} {...shown} />
  }
  // Sets of four digits have a page of their own.
  return sellsSets(group) ? null : <UnnumberedLobby group={group} {...shown} />
})
Rounds.displayName = "Rounds"

const Missing = ({ group, hasFailed }: { readonly group: BetGroup; readonly hasFailed: boolean }) =>
  hasFailed ? (
    <Notice tone="bad">
      <Trans>Couldn't load the rounds. Retrying automatically.</Trans>
    </Notice>
  ) : (
    <GroupRoundsSkeleton group={group} />
  )

/** The screen of the group in the address. */
export const LottoGroupScreen = (): ReactNode => {
  const { betGroup } = useParams({ strict: false })
  return betGroup !== undefined && isBetGroup(betGroup) ? <GroupScreen key={betGroup} group={betGroup} /> : null
}
