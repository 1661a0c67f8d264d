import styles from "./broken-stars.module.css"

/** Stars of which only some are joined: the operator tells a part. */
export const JoinedStars = () => (
  <svg className={styles.figure} viewBox="0 0 220 96" aria-hidden="true">
    <path d="M20 70L66 34L110 58L158 22L200 48" />
    <circle cx="20" cy="70" r="2" />
    <circle cx="66" cy="34" r="3" />
    <circle cx="110" cy="58" r="2.2" />
    <circle cx="158" cy="22" r="3" />
    <circle cx="200" cy="48" r="2" />
  </svg>
)

/** A figure that breaks off. */
export const BrokenStars = () => (
  <svg className={styles.figure} viewBox="0 0 220 96" aria-hidden="true">
    <path d="M20 70L66 34" />
    <path className={styles.broken} d="M66 34L110 58L158 22L200 48" />
    <circle cx="20" cy="70" r="2.4" />
    <circle cx="66" cy="34" r="3" />
    <circle className={styles.dim} cx="110" cy="58" r="1.4" />
    <circle className={styles.dim} cx="158" cy="22" r="1.4" />
    <circle className={styles.dim} cx="200" cy="48" r="1.4" />
  </svg>
)

/** Nobody answers: an empty moon between loose stars. */
export const EmptyMoon = () => (
  <svg className={styles.figure} viewBox="0 0 220 96" aria-hidden="true">
    <circle className={styles.hollow} cx="110" cy="48" r="30" />
    <path d="M18 72L52 40M168 44L204 66" />
    <circle cx="18" cy="72" r="2" />
    <circle cx="52" cy="40" r="2.6" />
    <circle cx="168" cy="44" r="2.6" />
    <circle cx="204" cy="66" r="2" />
  </svg>
)
