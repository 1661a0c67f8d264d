import { anyGame, type GameFilter, gameKinds, isPartner } from "@fakham/core/games"
import { useLocation } from "@tanstack/react-router"
import { useLayoutEffect, useState } from "react"
import { gameAddress } from "../../../parts/games/game-address.ts"

/** Where a player was among games when one was opened. */
export type GamesPlace = {
  readonly path: string
  readonly wish: GameFilter
  /** How many games were drawn, and how far the page was scrolled. */
  readonly drawn: number
  readonly scrolled: number
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    readonly gamesPlace?: GamesPlace | undefined
  }
}

/** Kept with the page's entry in the history, so that the way back finds it as it was left. */
export const keepGamesPlace = (wish: GameFilter, drawn: number): void => {
  const { pathname, hash } = location
  const gamesPlace: GamesPlace = { path: pathname + hash, wish, drawn, scrolled: scrollY }
  history.replaceState({ ...history.state, gamesPlace }, "")
}

/** What another version of the site has kept may be anything. */
export const gamesPlaceOf = (stored: unknown): GamesPlace | undefined => {
  const { path, wish, drawn, scrolled } = fieldsOf(stored)
  const { words, kind, partner } = fieldsOf(wish)
  if (typeof path !== "string" || !/^\/(?!\/)/.test(path) || typeof drawn !== "number" || typeof scrolled !== "number")
    return undefined
  return {
    path,
    wish: {
      words: typeof words === "string" ? words : anyGame.words,
      kind: gameKinds.find((one) => one === kind),
      partner: typeof partner === "string" && isPartner(partner) ? partner : undefined,
    },
    drawn,
    scrolled,
  }
}

const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === "object" && stored !== null ? { ...stored } : {}

/** Where the player was, on that page itself and in the game that was opened from it. */
const useGamesPlace = (): GamesPlace | undefined =>
  gamesPlaceOf(useLocation({ select: ({ state }) => state.gamesPlace }))

/** The same for the page itself, which scrolls back to it. */
export const useOwnPlace = (): GamesPlace | undefined => {
  const place = useGamesPlace()
  const [own] = useState(place)
  useLayoutEffect(() => {
    if (own !== undefined) scrollTo(0, own.scrolled)
  }, [own])
  return own
}

/** Where a game is left to: the page it was opened from, as it was; the lobby where that is not known. */
export const useWayOutOfGame = () => {
  const place = useGamesPlace()
  return place === undefined
    ? { to: "/games" }
    : { ...gameAddress(place.path), state: { gamesPlace: place }, resetScroll: false }
}
