import { useRouter } from "@tanstack/react-router"
import type { MouseEvent, ReactNode } from "react"
import { gameAddress } from "../../../parts/games/game-address.ts"

type GameLinkProps = { readonly path: string; readonly className: string | undefined; readonly children: ReactNode }

/** Opens a game. The router's own link takes ten times as long to draw, which counts where there are dozens of them. */
export const GameLink = ({ path, className, children }: GameLinkProps) => {
  const router = useRouter()
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ ...gameAddress(path), state: ({ gamesPlace }) => ({ gamesPlace }) })
  }
  return (
    <a href={path} className={className} onClick={open}>
      {children}
    </a>
  )
}
