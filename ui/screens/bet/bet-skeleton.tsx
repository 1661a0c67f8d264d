import type { BetGroup } from "@fakham/core"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import { GroupName } from "../../words/group-name.tsx"
import { RoundBar } from "../round/round-bar.tsx"
import styles from "./bet-screen.module.css"

const noCaption = "\u00a0"

/** The page of a round, before it is known. */
export const BetSkeleton = ({ betGroup }: { readonly betGroup: BetGroup }) => (
  <div aria-busy="true">
    <RoundBar betGroup={betGroup} title={<GroupName group={betGroup} />} caption={noCaption}>
      {null}
    </RoundBar>
    <div className={styles.alone}>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  </div>
)
