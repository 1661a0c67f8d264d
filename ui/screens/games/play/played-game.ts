import { type GameChoice, rulesOf } from "@fakham/core/games"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"

/** What is said of a game while it is played. */
export type PlayedGame = {
  readonly choice: GameChoice
  readonly name: string
  readonly partner: string
  /** Empty where the operator shows none. */
  readonly image: string
}

/** A game by what the operator tells of it; by its partner alone until that is known. */
export const usePlayedGame = (choice: GameChoice): PlayedGame => {
  const listing = useResource(usePart(parts.games).offered).data?.find(
    ({ partner, gameList, gameId }) =>
      partner === choice.partner && gameList === choice.gameList && gameId === choice.gameId,
  )
  const partner = rulesOf(choice.partner).name
  return { choice, name: listing?.name ?? partner, partner, image: listing?.image ?? "" }
}
