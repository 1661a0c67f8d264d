import type { GameKind } from "./game-kind.ts"
import type { ListedGame } from "./listed.ts"
import { type Partner, rulesOf } from "./partner.ts"

/** A game with what it is found by, made once for all that a player types. */
export type FindableGame = ListedGame & { readonly foundBy: string }

/** What a player looks for; nothing narrows nothing. */
export type GameFilter = {
  readonly words: string
  readonly kind: GameKind | undefined
  readonly partner: Partner | undefined
}

export const anyGame: GameFilter = { words: "", kind: undefined, partner: undefined }

export const findable = (games: ReadonlyArray<ListedGame>): ReadonlyArray<FindableGame> =>
  games.map((game) => {
    const { partner, listing } = game
    return { ...game, foundBy: [listing.name, rulesOf(partner).name, partner].map(folded).join(" ") }
  })

/** The games that fit, in the operator's order: every word that was typed stands in the game's name or its partner's. */
export const foundGames = (
  games: ReadonlyArray<FindableGame>,
  { words, kind, partner }: GameFilter,
): ReadonlyArray<FindableGame> => {
  const asked = words.split(/\s+/).map(folded)
  return games.filter(
    (game) =>
      (kind === undefined || game.kind === kind) &&
      (partner === undefined || game.partner === partner) &&
      asked.every((word) => game.foundBy.includes(word)),
  )
}

/** Letters and digits alone: without case, spaces, accents, and the marks above Thai letters that are easily mistyped. */
const folded = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u0e47-\u0e4e]|[^\p{L}\p{N}\p{M}]/gu, "")
