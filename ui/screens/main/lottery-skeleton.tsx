import { Skeleton, SkeletonRow } from "../../parts/notices/skeleton.tsx"
import styles from "./lotteries.module.css"

/** As large as what comes in its place, so that nothing jumps. */
export const LotterySkeleton = () => (
  <>
    <section className={styles.soon} aria-busy="true">
      <div className={styles.head}>
        <Skeleton shape="word" />
      </div>
      {[1, 2, 3].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </section>
    <section className={styles.atlasPart} aria-busy="true">
      <div className={styles.head}>
        <Skeleton shape="word" />
      </div>
      <div className={styles.awaited} />
    </section>
  </>
)
