import { Trans } from "@lingui/react/macro"
import { earlyWord } from "../../parts/frame/early-words.ts"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import { DayAndTime, EarlyToday, GroupHead } from "./group-head.tsx"
import styles from "./lotto-screen.module.css"

const noCaption = <span>{"\u00a0"}</span>

/** All lotteries, before any round of them is known. */
export const LottoSkeleton = () => (
  <div className={styles.page}>
    <GroupHead
      title={<Trans>Lotteries</Trans>}
      caption={
        <EarlyToday until={noCaption}>
          <DayAndTime day={earlyWord.day} time={earlyWord.clock} />
        </EarlyToday>
      }
    />
    <LottoRowsSkeleton />
  </div>
)

export const LottoRowsSkeleton = () => (
  <div aria-busy="true">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </div>
)
