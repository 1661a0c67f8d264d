import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { GamePicture } from "../parts/game-picture.tsx"
import { GamesPage } from "../parts/games-page.tsx"
import { useWayOutOfGame } from "../parts/games-place.ts"
import styles from "./play.module.css"
import type { PlayedGame } from "./played-game.ts"

type GameUnavailableProps = {
  readonly game: PlayedGame
  readonly title: ReactNode
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** Below it all. */
  readonly below?: ReactNode
}

/** A game that cannot be played just now: why, and where to go. */
export const GameUnavailable = ({
  game: { name, partner, image },
  title,
  children,
  actions,
  below,
}: GameUnavailableProps) => (
  <GamesPage title={name} caption={partner === name ? undefined : partner} backTo="/games">
    <div className={styles.unavailable}>
      <span className={styles.picture}>
        <GamePicture image={image} isEager />
      </span>
      <div aria-live="polite">
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      <div className={styles.actions}>
        {actions}
        <Link {...useWayOutOfGame()} className={buttonClass({ tone: "outline" })}>
          <Trans>All games</Trans>
        </Link>
      </div>
    </div>
    {below}
  </GamesPage>
)
