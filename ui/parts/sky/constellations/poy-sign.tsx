import { lines } from "../dots.ts"
import styles from "./poy-sign.module.css"
import { poySign, signHeight, signWidth } from "./poy-sign-layout.ts"

/** A slip's own constellation. The slip number always stands near it, so it stays silent. */
export const PoySign = ({ id }: { readonly id: string }) => {
  const { stars, joins } = poySign(id)
  return (
    <svg className={styles.sign} viewBox={`0 0 ${signWidth} ${signHeight}`} aria-hidden="true">
      <path className={styles.joins} d={lines(joins)} />
      {stars.map(({ at: [x, y], radius }) => (
        <circle key={`${x} ${y}`} cx={x.toFixed(2)} cy={y.toFixed(2)} r={radius} />
      ))}
    </svg>
  )
}
