import { moneyText } from "@fakham/core/money"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { BalanceText } from "../../../parts/money/money.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import { usePlayer } from "../../page/use-player.ts"
import { GamePicture } from "../parts/game-picture.tsx"
import { useWayOutOfGame } from "../parts/games-place.ts"
import styles from "./play.module.css"
import type { PlayedGame } from "./played-game.ts"

/** Stands over the page until the game is there; whoever goes before has taken nothing with them. */
export const Opening = ({ game }: { readonly game: PlayedGame }) => (
  <div className={styles.cover}>
    <OpeningWords game={game} />
    <Link {...useWayOutOfGame()} className={buttonClass({ tone: "quiet" })}>
      <Trans>Cancel</Trans>
    </Link>
  </div>
)

export const OpeningWords = ({ game: { name, partner, image } }: { readonly game: PlayedGame }) => {
  const player = usePlayer()
  const amount = player && moneyText(player.cash)
  return (
    <>
      <span className={styles.picture}>
        <GamePicture image={image} isEager />
      </span>
      <Moon share={0.4} size={36} state="checking" />
      <h2 aria-live="polite">
        <Trans>Opening {name}</Trans>
      </h2>
      <p>
        {amount === undefined ? null : (
          <Trans>
            Transferring <BalanceText>{amount}</BalanceText> to {partner}
          </Trans>
        )}
      </p>
      <p className="cap">
        <Trans>If it doesn't open, your credit returns automatically</Trans>
      </p>
    </>
  )
}
