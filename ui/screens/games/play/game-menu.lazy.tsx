import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { useWayOutOfGame } from "../parts/games-place.ts"
import { DepositLink } from "./deposit-link.tsx"
import styles from "./exit-sheet.module.css"
import type { PlayedGame } from "./played-game.ts"

type GameMenuProps = { readonly game: PlayedGame; readonly onClose: () => void }

/** Where else a player may want to go from a game, which each of these leaves. */
export const GameMenu = ({ game, onClose }: GameMenuProps) => {
  const { t } = useLingui()
  const look = buttonClass({ tone: "outline", block: true })
  return (
    <Sheet kind="auto" title={t`Game menu`} onClose={onClose}>
      <p>
        <Trans>Each of these leaves the game. Your credit returns to your wallet.</Trans>
      </p>
      <nav className={styles.menu} aria-label={t`Game menu`}>
        <Link {...useWayOutOfGame()} className={look}>
          <Trans>All games</Trans>
        </Link>
        <DepositLink game={game} className={look}>
          <Trans>Deposit</Trans>
        </DepositLink>
        <Link to="/credit/statement" className={look}>
          <Trans>See my statement</Trans>
        </Link>
        <Link to="/profile/limits" className={look}>
          <Trans>See my limits</Trans>
        </Link>
      </nav>
    </Sheet>
  )
}
