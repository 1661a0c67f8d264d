import { type FindableGame, findable, type GameChoice, listedGames } from "@fakham/core/games"
import { useSelector } from "@xstate/react"
import { useMemo } from "react"
import type { OwnGames } from "../../../app/parts/games.ts"
import { parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"

export type OfferedGames = {
  readonly actors: OwnGames
  /** Lists and games in the operator's order; nothing until the operator has answered. */
  readonly offered: ReadonlyArray<FindableGame> | undefined
  readonly isUnreachable: boolean
  readonly onRetry: () => void
}

/** What the operator offers, as pages show it. */
export const useOfferedGames = (): OfferedGames => {
  const actors = usePart(parts.games)
  const listings = useSelector(actors.offered, ({ context }) => context.known)
  const isUnreachable = useSelector(actors.offered, (state) => state.matches("unreachable"))
  const offered = useMemo(() => listings && findable(listedGames(listings)), [listings])
  return { actors, offered, isUnreachable, onRetry: () => actors.offered.send({ type: "retry.requested" }) }
}

export const choiceOf = ({ partner, listing: { gameList, gameId } }: FindableGame): GameChoice => ({
  partner,
  gameList,
  gameId,
})
