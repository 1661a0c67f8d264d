import { type FindableGame, rulesOf } from "@fakham/core/games"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { noWords } from "../../../parts/chrome/no-words.ts"
import { placeholder } from "../../../parts/chrome/slot-names.ts"
import { Skeleton } from "../../../parts/notices/skeleton.tsx"
import { GameLink } from "../parts/game-link.tsx"
import { KindName } from "../parts/kind-name.tsx"
import styles from "./lobby.module.css"

/** The game that the operator recommends first, across the page. */
export const Feature = ({ game: { path, partner, kind, listing } }: { readonly game: FindableGame }) => (
  <GameLink path={path} className={styles.feature}>
    {listing.image !== "" && (
      <img className={styles.featurePicture} src={listing.image} alt="" width={358} height={190} />
    )}
    <Featured name={listing.name} end={<Play />}>
      {rulesOf(partner).name}
      {kind && (
        <>
          {" · "}
          <KindName of={kind} />
        </>
      )}
    </Featured>
  </GameLink>
)

/** The same, of which the prefetch script fills in what it knows. */
export const FeatureTemplate = () => (
  <a href={placeholder.path} className={styles.feature}>
    <img
      className={styles.featurePicture}
      data-src={placeholder.image}
      alt=""
      width={358}
      height={190}
      fetchPriority="high"
    />
    <Featured name={placeholder.name} end={<Play />}>
      {placeholder.whose}
    </Featured>
  </a>
)

/** Its place, while nothing of it is known. */
export const FeatureSkeleton = () => (
  <div className={styles.feature} aria-busy="true">
    <span className={styles.featurePicture} />
    <Featured name={noWords} end={<Skeleton shape="chip" />}>
      {noWords}
    </Featured>
  </div>
)

type FeaturedProps = { readonly name: string; readonly end: ReactNode; readonly children: ReactNode }

const Featured = ({ name, end, children }: FeaturedProps) => (
  <span className={styles.featured}>
    <span>
      <b>{name}</b>
      <span className="cap">{children}</span>
    </span>
    {end}
  </span>
)

const Play = () => (
  <span className={styles.play}>
    <Trans>Play</Trans>
  </span>
)
