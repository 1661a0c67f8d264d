import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import styles from "./sky.module.css"
import { makeStarField, type StarGroup } from "./star-field.ts"

const fields = new Map<number, ReadonlyArray<StarGroup>>()

const starField = (count: number): ReadonlyArray<StarGroup> => {
  const field = fields.get(count) ?? makeStarField(count)
  fields.set(count, field)
  return field
}

type SkyProps = {
  readonly stars: number
  /** On wide screens the right side stays empty, for a list that stands there. */
  readonly clearAside?: boolean
  readonly children?: ReactNode
}

/** The sky behind a stage; it fills its nearest positioned ancestor. */
export const Sky = ({ stars, clearAside = false, children }: SkyProps) => (
  <div className={classNames(styles.sky, clearAside && styles.clear)}>
    <svg className={styles.stars} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {starField(stars).map((group) => (
        <path
          key={`${group.width} ${group.opacity} ${group.twinkle} ${group.aside}`}
          className={classNames(group.aside && styles.aside, group.twinkle > 0 && styles[`twinkle${group.twinkle}`])}
          d={group.path}
          strokeWidth={group.width}
          opacity={group.opacity}
        />
      ))}
    </svg>
    {children}
  </div>
)
