import { gamePageAt, gamePagesAt } from "@fakham/core/games"
import { useLocation } from "@tanstack/react-router"
import { lazy, Suspense } from "react"
import { onParts, parts } from "../../app/parts.ts"
import { usePart, useResource } from "../../app/use-visit.ts"
import { ScreenMissing } from "../page/lazy-screen.ts"
import { NothingHere } from "../page/nothing-here.ts"
import { GameListScreen, UnreadGames } from "./list/game-list-screen.tsx"
import { LiveScreen } from "./live/live-screen.tsx"
import { LobbyScreen } from "./lobby/lobby-screen.tsx"
import { PartnersScreen } from "./lobby/partners-screen.tsx"
import { PlaySkeleton } from "./play/play-skeleton.tsx"

/** Apart, for lists of games are looked through without it. */
const PlayScreen = lazy(async () => {
  try {
    const { PlayScreen: screen } = await onParts(
      import("./play/play-screen.lazy.tsx"),
      parts.gameVisits,
      parts.awaitedGame,
    )
    return { default: screen }
  } catch (cause) {
    throw new ScreenMissing("screen", { cause })
  }
})

/** The address of a page of games, as the registry reads it. */
const useGameAddress = () => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const hash = useLocation({ select: ({ hash }) => hash })
  return { path, gameId: hash === "" ? undefined : decoded(hash) }
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Every page of games: its address tells what it shows, and where that may be two things, what the operator offers. */
export const PageOfAddress = () => {
  const { path, gameId } = useGameAddress()
  const { data: listings } = useResource(usePart(parts.games).offered)
  const pages = gamePagesAt(path, gameId)
  if (pages.length > 1 && listings === undefined) return <UnreadGames />
  const page = gamePageAt(path, listings ?? [], gameId)
  switch (page?.page) {
    case "lobby":
      return <LobbyScreen />
    case "partners":
      return <PartnersScreen />
    case "liveCasino":
      return <LiveScreen />
    case "list":
      return <GameListScreen key={path} partner={page.partner} gameList={page.gameList} />
    case "game":
      return (
        <Suspense fallback={<PlaySkeleton />}>
          <PlayScreen key={`${path}#${gameId}`} choice={page.choice} />
        </Suspense>
      )
    case "logout":
    case undefined:
      return <NothingHere />
  }
}
