import { nextToClose } from "@fakham/core/lotto"
import { dayAt } from "@fakham/core/time"
import { usePieces } from "../../../parts/drawn-in-pieces.ts"
import { GroupName } from "../../../words/group-name.tsx"
import { DraftedRounds } from "../drafts/drafted-rounds.tsx"
import { GroupHead, LongDate } from "../group-head.tsx"
import type { DrawnInSteps, GroupOnShow } from "../lotto-rounds.ts"
import styles from "./group-lobby.module.css"
import { NextRound } from "./next-round.tsx"
import { RoundLists, shownAtMost } from "./round-lists.tsx"

/** The round that closes next on its arc, and beside it the others. */
export const GroupLobby = ({ inSteps, ...shown }: GroupOnShow & DrawnInSteps) => {
  const { group, rounds, seenAt } = shown
  const pieces = usePieces(4, inSteps)
  return (
    <>
      <GroupHead title={<GroupName group={group} />} caption={<LongDate of={rounds[0]?.dt ?? dayAt(seenAt)} />} />
      <DraftedRounds group={group} />
      <div className={styles.lobby}>
        <NextRound {...shown} next={nextToClose(rounds, seenAt)} />
        {/* Half of the results a step. */}
        {pieces > 1 ? <RoundLists {...shown} results={((pieces - 2) * shownAtMost) / 2} /> : null}
      </div>
    </>
  )
}
