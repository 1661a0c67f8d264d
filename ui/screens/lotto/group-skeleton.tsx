import { type BetGroup, isSequenceGroup } from "@fakham/core/lotto"
import { useDayWords } from "../../locales/use-dates.ts"
import { noWords } from "../../parts/chrome/no-words.ts"
import { Slot } from "../../parts/chrome/slot.tsx"
import { placeholder } from "../../parts/chrome/slot-names.ts"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import { GroupName } from "../../words/group-name.tsx"
import { DrawAheadSkeleton } from "./gov/draw-ahead.tsx"
import govLobby from "./gov/gov-lobby.module.css"
import { GroupHead, TodaySlot } from "./group-head.tsx"
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
            <Slot name="nextClose" data={{ group, ...words }} until={noCaption}>
              {placeholder.day}
            </Slot>
          ) : (
            <TodaySlot until={noCaption}>{placeholder.day}</TodaySlot>
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
