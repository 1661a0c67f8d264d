import type { BetGroup } from "@fakham/core"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import { GroupName } from "../../words/group-name.tsx"
import { GroupHead } from "./group-head.tsx"
import styles from "./group-screen.module.css"

const noCaption = "\u00a0"

/** The page of a group, before any round of it is known. */
export const GroupSkeleton = ({ group }: { readonly group: BetGroup }) => (
  <div className={styles.page}>
    <GroupRoundsSkeleton group={group} />
  </div>
)

export const GroupRoundsSkeleton = ({ group }: { readonly group: BetGroup }) => (
  <div aria-busy="true">
    <GroupHead title={<GroupName group={group} />} caption={noCaption} />
    <SkeletonRow />
    <SkeletonRow />
    <SkeletonRow />
  </div>
)
