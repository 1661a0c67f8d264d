import type { Video } from "@fakham/core/site"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { classNames } from "../../../parts/class-names.ts"
import { Poster } from "./poster.tsx"
import styles from "./vdo.module.css"

type ClipLinksProps = {
  readonly videos: ReadonlyArray<Video>
  /** Side by side where there is room. */
  readonly all?: boolean
}

/** The ways to clips, each with its poster. */
export const ClipLinks = ({ videos, all = false }: ClipLinksProps) => (
  <ul className={classNames(styles.clips, all && styles.all)}>
    {videos.map(({ vdoName, title, poster }) => (
      <li key={vdoName}>
        <Link to="/vdo/$vdoName" params={{ vdoName }}>
          <Poster of={poster} className={styles.small} />
          <b>{title || <Trans>Video</Trans>}</b>
        </Link>
      </li>
    ))}
  </ul>
)
