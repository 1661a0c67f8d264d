import { type BetGroup, isBetGroup } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useParams, useSearch } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Notice } from "../../parts/notice.tsx"
import { SkeletonRow } from "../../parts/skeleton.tsx"
import { usePageTitle } from "../page/page-title.ts"
import { GroupLobby } from "./group-lobby.tsx"
import styles from "./group-screen.module.css"
import { LiveNews } from "./live-news.tsx"
import { isSequence, useGroupRounds } from "./lotto-rounds.ts"
import { RoundDay } from "./round-day.tsx"
import { useGroupTitle } from "./use-group-title.ts"

/** One group: the round that closes next and others, or its whole day. */
const GroupScreen = ({ group }: { readonly group: BetGroup }) => {
  const { rounds, ...lobby } = useGroupRounds(group)
  const { view } = useSearch({ strict: false })
  usePageTitle(useGroupTitle(group))
  return (
    <div className={styles.page}>
      <LiveNews />
      {rounds === undefined ? (
        <Missing isUnanswered={lobby.isUnanswered} />
      ) : view === "day" && isSequence(group) ? (
        <RoundDay group={group} rounds={rounds} {...lobby} />
      ) : (
        <GroupLobby group={group} rounds={rounds} {...lobby} />
      )}
    </div>
  )
}

const Missing = ({ isUnanswered }: { readonly isUnanswered: boolean }) =>
  isUnanswered ? (
    <Notice tone="bad">
      <Trans>The rounds cannot be read just now. They are asked for again by themselves.</Trans>
    </Notice>
  ) : (
    <div aria-busy="true">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  )

/** The screen of the group in the address. */
export const LottoGroupScreen = (): ReactNode => {
  const { betGroup } = useParams({ strict: false })
  return betGroup !== undefined && isBetGroup(betGroup) ? <GroupScreen key={betGroup} group={betGroup} /> : null
}
