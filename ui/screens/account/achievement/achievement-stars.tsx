import { classNames } from "../../../parts/class-names.ts"
import styles from "./achievement.module.css"

/** Where the stars stand, and which of them are joined, both in the order in which they are lit. */
const stars = [
  [22, 74],
  [66, 40],
  [112, 58],
  [150, 22],
  [196, 34],
  [232, 72],
  [190, 96],
  [140, 104],
  [276, 50],
  [318, 26],
  [330, 80],
  [292, 104],
] as const
const lines = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 7],
  [7, 2],
  [5, 8],
  [8, 9],
  [8, 10],
  [10, 11],
] as const

type AchievementStarsProps = { readonly reached: number; readonly all: number }

/** A star for each achievement, up to twelve, lit as far as they are reached. The number is written beside it. */
export const AchievementStars = ({ reached, all }: AchievementStarsProps) => {
  const shown = Math.min(all, stars.length)
  const lit = all > shown ? Math.floor((reached / all) * shown) : reached
  const drawn = stars.slice(0, shown)
  const width = Math.max(...drawn.map(([x]) => x)) + 22
  return (
    <svg viewBox={`0 0 ${width} 118`} className={styles.stars} aria-hidden="true">
      {lines
        .filter((ends) => Math.max(...ends) < shown)
        .map((ends) => (
          <path
            key={ends.join()}
            className={classNames(styles.line, Math.max(...ends) < lit && styles.lit)}
            d={`M${ends.map((at) => stars[at].join(" ")).join("L")}`}
          />
        ))}
      {drawn.map(([cx, cy], at) => (
        <g key={cx} className={classNames(styles.star, at < lit && styles.lit)}>
          {at < lit ? <circle className={styles.halo} cx={cx} cy={cy} r="9" /> : null}
          <circle cx={cx} cy={cy} r="3.6" />
        </g>
      ))}
    </svg>
  )
}
