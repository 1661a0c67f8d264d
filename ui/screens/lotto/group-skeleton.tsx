import { type BetGroup, isSequenceGroup } from "@fakham/core/lotto"
import { useDayWords } from "../../locales/use-dates.ts"
import { EarlyPart } from "../../parts/frame/early-part.tsx"
import { earlyWord } from "../../parts/frame/early-words.ts"
import { noWords } from "../../parts/frame/no-words.ts"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import { GroupName } from "../../words/group-name.tsx"
import { DrawAheadSkeleton } from "./gov/draw-ahead.tsx"
import govLobby from "./gov/gov-lobby.module.css"
import { EarlyToday, GroupHead } from "./group-head.tsx"
import styles from "./group-screen.module.css"
import lobby from "./numbered/group-lobby.module.css"
import { NextRoundSkeleton } from "./numbered/next-round.tsx"

const noCaption = <span>{noWords}</span>

/** The page of a group, before any round of it is known. */
export const GroupSkeleton = ({ group }: { readonly group: BetGroup }) => (
  <div className={styles.page}>
    <GroupRoundsSkeleton group={group} />
  </div>
)

export const GroupRoundsSkeleton = ({ group }: { readonly group: BetGroup }) => {
  const words = useDayWords()
  return (
    <div aria-busy="true">
      <GroupHead
        title={<GroupName group={group} />}
        caption={
          isSequenceGroup(group) ? (
            <EarlyPart name="nextClose" data={{ group, ...words }} until={noCaption}>
              {earlyWord.day}
            </EarlyPart>
          ) : (
            <EarlyToday until={noCaption}>{earlyWord.day}</EarlyToday>
          )
        }
      />
      <Rounds group={group} />
    </div>
  )
}

const Rounds = ({ group }: { readonly group: BetGroup }) => {
  if (isSequenceGroup(group))
    return (
      <div className={lobby.lobby}>
        <NextRoundSkeleton group={group} />
      </div>
    )
  return group === "gov" ? (
    <div className={govLobby.draw}>
      <DrawAheadSkeleton />
    </div>
  ) : (
    <>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </>
  )
}
