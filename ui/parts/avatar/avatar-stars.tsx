import type { ConstellationName } from "@fakham/core/identity"
import styles from "./avatar-stars.module.css"

/** Strokes between stars, 48 wide and high. */
const strokes: Readonly<Record<ConstellationName, string>> = {
  plough: "7,15 18,20 27,24 41,14|27,24 33,36 21,38 18,20",
  chicks: "13,14 25,10 35,17 32,29 20,33 11,25 13,14|25,10 23,21 32,29",
  crocodile: "5,30 15,25 26,27 36,21 43,13|36,21 43,24|15,25 14,35|26,27 28,37",
  turtle: "14,28 18,18 30,17 35,27 25,33 14,28|35,27 43,23|14,28 8,36|30,17 35,11|18,18 12,12",
  horse: "9,15 17,9 21,19 34,21 41,14|21,19 17,31 19,40|34,21 32,31 37,40",
  junk: "7,32 14,40 34,40 42,31 7,32|24,32 24,8 37,25 24,26",
  parasol: "6,25 13,14 24,9 35,14 42,25 24,22 6,25|24,22 24,40 29,41",
  elephant: "9,38 7,26 12,16 22,12 36,16 41,27 39,38|22,12 21,24 12,16|39,38 29,28 22,38",
  crab: "15,29 24,24 33,29 29,37 19,37 15,29|15,29 8,22 11,12|33,29 40,22 37,12",
  carp: "6,24 17,15 30,17 38,24 30,32 17,33 6,24|38,24 44,15|38,24 44,34",
  house: "6,23 24,8 42,23|11,20 11,40 37,40 37,20|20,40 20,29 28,29 28,40",
  kite: "24,5 36,18 24,31 12,18 24,5|24,31 29,37 21,40 26,45|12,18 36,18",
}

/** The sign of a player who has no picture but stars. */
export const AvatarStars = ({ of }: { readonly of: ConstellationName }) => {
  const lines = strokes[of].split("|")
  const stars = [...new Set(lines.flatMap((line) => line.split(" ")))]
  return (
    <svg className={styles.stars} viewBox="0 0 48 48" aria-hidden="true">
      {lines.map((line) => (
        <polyline key={line} points={line} />
      ))}
      {stars.map((star, at) => {
        const [x, y] = star.split(",")
        return <circle key={star} cx={x} cy={y} r={at % 3 === 0 ? 2.4 : 1.7} />
      })}
    </svg>
  )
}
