import type { AchievementTally } from "@fakham/core/wallet"
import { AchievementStars } from "../../wallet/achievement/achievement-stars.tsx"
import styles from "./profile.module.css"

/** The stars a player has lit; their number is written beside the way to them. Their place is kept until they are known. */
export const ReachedStars = ({ tally }: { readonly tally: AchievementTally | undefined }) => (
  <div className={styles.sky}>
    {tally === undefined || tally.all === 0 ? null : <AchievementStars reached={tally.reached} all={tally.all} />}
  </div>
)
