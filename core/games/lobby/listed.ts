import type { Instant } from "../../time/bangkok.ts"
import type { GameListing } from "../games.ts"
import { isGameChoice, pageOfChoice } from "./choice-page.ts"
import { type GameKind, gameKinds } from "./game-kind.ts"
import { isPartner, type Partner } from "./partner.ts"

/** A listing that can be shown: its page is known. */
export type ListedGame = {
  readonly partner: Partner
  readonly path: string
  /** What its page is: a game, or the partner's own lobby, or a list of games of the site. */
  readonly opens: "game" | "list"
  /** A kind that the site does not know is shown among all games only. */
  readonly kind: GameKind | undefined
  readonly listing: GameListing
}

const known = (listing: GameListing): ListedGame | undefined => {
  const { partner, gameList, gameId } = listing
  if (!listing.active || !isPartner(partner)) return undefined
  const path = pageOfChoice({ partner, gameList, gameId })
  const kind = gameKinds.find((one) => one === listing.kind)
  const opens = isGameChoice({ partner, gameList, gameId }) ? "game" : "list"
  return path === undefined ? undefined : { partner, path, opens, kind, listing }
}

/** What can be shown of the operator's list: active, known, each page once, in the operator's order. */
export const listedGames = (listings: ReadonlyArray<GameListing>): ReadonlyArray<ListedGame> => {
  const byPath = new Map<string, ListedGame>()
  for (const listing of listings) {
    const game = known(listing)
    if (game !== undefined && !byPath.has(game.path)) byPath.set(game.path, game)
  }
  return [...byPath.values()]
}

/** Whether a partner has closed for maintenance, by the server's clock. */
export const isUnderMaintenance = ({ closedUntil }: GameListing, now: Instant): boolean =>
  closedUntil !== undefined && now < closedUntil
