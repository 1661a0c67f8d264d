import { classNames } from "../../../parts/class-names.ts"
import styles from "./lit-stars.module.css"

type Star = { readonly at: readonly [x: number, y: number]; readonly isLit: boolean }

type LitStarsProps = {
  readonly width: number
  readonly height: number
  readonly stars: ReadonlyArray<Star>
  /** Which stars are joined, by their places in the list. */
  readonly lines: ReadonlyArray<readonly [from: number, to: number]>
  readonly className?: string | undefined
}

/** Stars that are lit one by one; two that are lit and belong together are joined. What they mean is written beside. */
export const LitStars = ({ width, height, stars, lines, className }: LitStarsProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} className={classNames(styles.stars, className)} aria-hidden="true">
    {lines.map(([from, to]) => {
      const [start, end] = [stars[from], stars[to]]
      return start === undefined || end === undefined ? null : (
        <path
          key={`${from} ${to}`}
          className={classNames(styles.line, start.isLit && end.isLit && styles.lit)}
          d={`M${start.at.join(" ")}L${end.at.join(" ")}`}
        />
      )
    })}
    {stars.map(({ at: [cx, cy], isLit }) => (
      <g key={cx} className={classNames(styles.star, isLit && styles.lit)}>
        {isLit ? <circle className={styles.halo} cx={cx} cy={cy} r="9" /> : null}
        <circle cx={cx} cy={cy} r="4" />
      </g>
    ))}
  </svg>
)
