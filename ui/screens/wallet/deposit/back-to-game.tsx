import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useAwaitedGame } from "../../../app/use-awaited-game.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { gameAddress } from "../../../parts/games/game-address.ts"

/** The way back to the game that the deposit was made for, if there is one. */
export const BackToGame = () => {
  const game = useAwaitedGame()
  if (game === undefined) return null
  const { page, title } = game
  return (
    <Link {...gameAddress(page)} className={buttonClass({ tone: "gold", small: true })}>
      <Trans>Back to {title}</Trans>
    </Link>
  )
}
