import { type FindableGame, rulesOf } from "@fakham/core/games"
import { Trans } from "@lingui/react/macro"
import { GameLink } from "../parts/game-link.tsx"
import { KindName } from "../parts/kind-name.tsx"
import styles from "./lobby.module.css"

/** The game that the operator recommends first, across the page. */
export const Feature = ({ game: { path, partner, kind, listing } }: { readonly game: FindableGame }) => (
  <GameLink path={path} className={styles.feature}>
    {listing.image !== "" && <img src={listing.image} alt="" width={358} height={190} />}
    <span className={styles.featured}>
      <span>
        <b>{listing.name}</b>
        <span className="cap">
          {rulesOf(partner).name}
          {kind && (
            <>
              {" · "}
              <KindName of={kind} />
            </>
          )}
        </span>
      </span>
      <span className={styles.play}>
        <Trans>Play</Trans>
      </span>
    </span>
  </GameLink>
)
