import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { parts } from "../../../../app/parts.ts"
import { usePart } from "../../../../app/use-visit.ts"
import { buttonClass } from "../../../../parts/controls/button.tsx"
import { gameAddress } from "../../../../parts/games/game-address.ts"

/** The way back to the game that the deposit was made for, if there is one. */
export const BackToGame = () => {
  const [game] = useState(usePart(parts.awaitedGame).recall)
  if (game === undefined) return null
  const { page, title } = game
  return (
    <Link {...gameAddress(page)} className={buttonClass({ tone: "gold", small: true })}>
      <Trans>Back to {title}</Trans>
    </Link>
  )
}
