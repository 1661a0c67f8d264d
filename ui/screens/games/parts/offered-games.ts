import { type FindableGame, findable, type GameChoice, listedGames } from "@fakham/core/games"
import { useMemo } from "react"
import type { OwnGames } from "../../../app/parts/games/games.lazy.ts"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"

export type OfferedGames = {
  readonly actors: OwnGames
  /** Lists and games in the operator's order; nothing until the operator has answered. */
  readonly offered: ReadonlyArray<FindableGame> | undefined
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** What the operator offers, as pages show it. */
export const useOfferedGames = (): OfferedGames => {
  const actors = usePart(parts.games)
  const { data: listings, hasFailed, retry } = useResource(actors.offered)
  const offered = useMemo(() => listings && findable(listedGames(listings)), [listings])
  return { actors, offered, hasFailed, onRetry: retry }
}

export const choiceOf = ({ partner, listing: { gameList, gameId } }: FindableGame): GameChoice => ({
  partner,
  gameList,
  gameId,
})
