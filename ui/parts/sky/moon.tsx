import { classNames } from "../class-names.ts"
import styles from "./moon.module.css"
import { moonPath } from "./moon-path.ts"

type MoonProps = {
  /** The share of time that is left, 0 to 1. */
  readonly share: number
  readonly size?: number
  /** `closing` is the last minute, `done` waits for a result, `checking` asks again and again. */
  readonly state?: "open" | "closing" | "done" | "checking"
}

/** The moon is the clock: its lit part is the time left. It always stands beside words or digits, so it stays silent. */
export const Moon = ({ share, size = 32, state = "open" }: MoonProps) => (
  <svg
    className={classNames(styles.moon, styles[state])}
    width={size}
    height={size}
    viewBox="0 0 32 32"
    aria-hidden="true"
  >
    <circle className={styles.dark} cx="16" cy="16" r={state === "done" ? 13 : 14} />
    {state !== "done" && <path className={styles.lit} d={moonPath(share)} />}
  </svg>
)
