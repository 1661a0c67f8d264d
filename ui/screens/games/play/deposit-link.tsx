import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"
import type { PlayedGame } from "./played-game.ts"

type DepositLinkProps = {
  readonly game: PlayedGame
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Goes for money, and is led back to the game once it is there. */
export const DepositLink = ({ game: { name }, className, children }: DepositLinkProps) => {
  const { remember } = usePart(parts.awaitedGame)
  const keep = () => remember({ page: location.pathname + location.hash, title: name })
  return (
    <Link to="/credit/deposit" className={className} onClick={keep}>
      {children}
    </Link>
  )
}
