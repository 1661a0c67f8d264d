import styles from "./glyph.module.css"
import { type GlyphName, glyphs } from "./glyphs.ts"

/** The constellation of a group, or of one four-digit lottery. Its name stands beside it. */
export const Glyph = ({ of }: { readonly of: GlyphName }) => (
  <svg className={styles.glyph} viewBox="0 0 40 40" aria-hidden="true">
    <GlyphStars of={of} />
  </svg>
)

/** The same on a ground of 40 by 40 that somebody else draws. */
export const GlyphStars = ({ of }: { readonly of: GlyphName }) => {
  const { lines, rings = [], stars } = glyphs[of]
  return (
    <g className={styles.stars}>
      <path d={lines} />
      {rings.map(([x, y, r]) => (
        <circle key={`${x} ${y} ${r}`} className={styles.ring} cx={x} cy={y} r={r} />
      ))}
      {stars.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className={styles.star} cx={x} cy={y} r={r} />
      ))}
    </g>
  )
}
