import { type Highlight, type HighlightedGame, highlightsOnce } from "@fakham/core/games"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { gameAddress } from "../../parts/games/game-address.ts"
import { Icon } from "../../parts/icons/icon.tsx"
import { gamesIcon } from "../../parts/icons/player-icons.ts"
import { PartHead, SeeAll } from "./part-head.tsx"
import styles from "./pieces.module.css"

/** The games that the operator points out; without any there is nothing to show. */
export const Highlights = ({ of }: { readonly of: ReadonlyArray<HighlightedGame> }) => {
  const shown = highlightsOnce(of)
  if (shown.length === 0) return null
  return (
    <section className={styles.part}>
      <PartHead>
        <h2>
          <Trans>Recommended games</Trans>
        </h2>
        <SeeAll to="/games" />
      </PartHead>
      <ul className={styles.posters}>
        {shown.map((highlight) => (
          <li key={highlight.path}>
            <Poster of={highlight} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Poster = ({ of: { path, config } }: { readonly of: Highlight<HighlightedGame> }) => {
  const [isPictureLost, setPictureLost] = useState(false)
  return (
    <Link {...gameAddress(path)} className={styles.poster}>
      {config.image === "" || isPictureLost ? (
        <span className={styles.noPicture}>
          <Icon of={gamesIcon} />
        </span>
      ) : (
        <img src={config.image} alt="" loading="lazy" onError={() => setPictureLost(true)} />
      )}
      <b>{config.name || config.partner}</b>
    </Link>
  )
}
