import { classNames } from "../class-names.ts"
import { Sky } from "../sky/sky.tsx"
import styles from "./skeleton.module.css"

type Shape = "word" | "line" | "caption" | "circle" | "chip" | "pill" | "title" | "button" | "block"

/** The grey shape of something that is on its way. */
export const Skeleton = ({ shape = "line" }: { readonly shape?: Shape }) => (
  <span className={classNames(styles.shape, styles[shape])} aria-hidden="true" />
)

/** A list line: a picture, two lines of words, a figure. */
export const SkeletonRow = () => (
  <div className={styles.row}>
    <Skeleton shape="circle" />
    <span className={styles.words}>
      <Skeleton />
      <Skeleton shape="caption" />
    </span>
    <Skeleton shape="chip" />
  </div>
)

/** The shape of the main page, before anything of it is known. */
export const MainSkeleton = () => (
  <main className={styles.home} aria-busy="true">
    <section className={styles.hero}>
      <Sky stars={16} />
      <div className={styles.bar}>
        <span className="grow" />
        <span className={classNames(styles.shape, styles.money)} />
        <span className={classNames(styles.shape, styles.language)} />
        <Skeleton shape="circle" />
      </div>
      <div className={styles.balance}>
        <Skeleton shape="word" />
        <span className={classNames(styles.shape, styles.amount)} />
        <div className={styles.actions}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
        <Skeleton shape="title" />
      </div>
    </section>
    <section className={classNames(styles.section, styles.soon)}>
      <div className={styles.head}>
        <Skeleton shape="word" />
      </div>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </section>
    <section className={classNames(styles.section, styles.groups)}>
      <div className={styles.head}>
        <Skeleton shape="word" />
      </div>
      <Skeleton shape="block" />
    </section>
  </main>
)
