import { Skeleton, SkeletonRow } from "../../parts/notices/skeleton.tsx"
import styles from "./lotteries.module.css"
import { PartHead } from "./part-head.tsx"

/** As large as what comes in its place, so that nothing jumps. */
export const LotterySkeleton = () => (
  <>
    <section className={styles.soon} aria-busy="true">
      <PartHead>
        <Skeleton shape="word" />
      </PartHead>
      {[1, 2, 3].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </section>
    <AtlasSkeleton />
  </>
)

export const AtlasSkeleton = () => (
  <section className={styles.atlasPart} aria-busy="true">
    <PartHead>
      <Skeleton shape="word" />
    </PartHead>
    <div className={styles.awaited} />
  </section>
)
