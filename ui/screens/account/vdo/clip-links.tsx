import type { Video } from "@fakham/core/site"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { Poster } from "./poster.tsx"
import styles from "./vdo.module.css"

/** The ways to clips, each with its poster. */
export const ClipLinks = ({ videos }: { readonly videos: ReadonlyArray<Video> }) => (
  <ul className={styles.clips}>
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
