import { classNames } from "../class-names.ts"
import { makeStarTrails } from "./star-trail-paths.ts"
import styles from "./star-trails.module.css"

const trails = makeStarTrails()

/** The stars' way around the pole; a drawing of its own, so that the browser can turn it without repainting. */
export const StarTrails = ({ className }: { readonly className: string | undefined }) => (
  <svg className={classNames(styles.trails, className)} viewBox="-195 -200 390 400" aria-hidden="true">
    {trails.map(({ path, width, opacity }) => (
      <path key={`${width} ${opacity}`} d={path} strokeWidth={width} opacity={opacity} />
    ))}
  </svg>
)
