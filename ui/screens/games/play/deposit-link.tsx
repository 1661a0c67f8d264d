import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useAwaitGame } from "../../../app/use-awaited-game.ts"
import type { PlayedGame } from "./played-game.ts"

type DepositLinkProps = {
  readonly game: PlayedGame
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Goes for money, and is led back to the game once it is there. */
export const DepositLink = ({ game: { name }, className, children }: DepositLinkProps) => {
  const awaitGame = useAwaitGame()
  const keep = () => awaitGame({ page: location.pathname + location.hash, title: name })
  return (
    <Link to="/credit/deposit" className={className} onClick={keep}>
      {children}
    </Link>
  )
}
