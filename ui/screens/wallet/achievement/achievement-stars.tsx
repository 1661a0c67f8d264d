import { LitStars } from "../../page/layout/lit-stars.tsx"
import styles from "./achievement.module.css"

/** Where the stars stand, and which of them are joined, both in the order in which they are lit. */
const places = [
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
  const shown = places.slice(0, all)
  const lit = all > shown.length ? Math.floor((reached / all) * shown.length) : reached
  return (
    <LitStars
      width={Math.max(...shown.map(([x]) => x)) + 22}
      height={Math.max(...shown.map(([, y]) => y)) + 14}
      stars={shown.map((at, index) => ({ at, isLit: index < lit }))}
      lines={lines}
      className={styles.stars}
    />
  )
}
