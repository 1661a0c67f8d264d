import { Context, type Effect } from "effect"
import { type GameChoice, pageOfChoice } from "./lobby/choice-page.ts"
import { isPartner } from "./lobby/partner.ts"

/** The games that a player goes back to: recent ones newest first, favourites in the order they were chosen. */
export type PlayerGames = {
  readonly recent: ReadonlyArray<GameChoice>
  readonly favourites: ReadonlyArray<GameChoice>
}

/** Keeps a player's games on this device. Never fails: what cannot be kept lasts until the page closes. */
export class StoredGames extends Context.Service<
  StoredGames,
  { readonly recall: () => Effect.Effect<PlayerGames>; readonly keep: (games: PlayerGames) => Effect.Effect<void> }
>()("core/games/StoredGames") {}

export const noPlayerGames: PlayerGames = { recent: [], favourites: [] }

/** How many are kept. */
export const playerGamesAtMost = { recent: 12, favourites: 60 } as const

const isSame = (one: GameChoice, other: GameChoice) => pageOfChoice(one) === pageOfChoice(other)

/** A game that was opened comes first among the recent ones, once. */
export const gameOpened = (games: PlayerGames, choice: GameChoice): PlayerGames => ({
  ...games,
  recent: [choice, ...games.recent.filter((one) => !isSame(one, choice))].slice(0, playerGamesAtMost.recent),
})

export const isFavourite = ({ favourites }: PlayerGames, choice: GameChoice): boolean =>
  favourites.some((one) => isSame(one, choice))

/** A favourite becomes none, any other game one; when there are too many the oldest goes. */
export const favouriteToggled = (games: PlayerGames, choice: GameChoice): PlayerGames => ({
  ...games,
  favourites: isFavourite(games, choice)
    ? games.favourites.filter((one) => !isSame(one, choice))
    : [...games.favourites, choice].slice(-playerGamesAtMost.favourites),
})

/** What was kept, and what the player did before it was recalled. */
export const joined = (stored: PlayerGames, since: PlayerGames): PlayerGames => {
  const recent = since.recent.reduceRight(gameOpened, stored)
  return since.favourites.reduce(
    (games, one) => (isFavourite(games, one) ? games : favouriteToggled(games, one)),
    recent,
  )
}

const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === "object" && stored !== null ? { ...stored } : {}

const text = (value: unknown) => (typeof value === "string" ? value : undefined)

const choiceOf = (stored: unknown): ReadonlyArray<GameChoice> => {
  const { partner, gameList, gameId } = fieldsOf(stored)
  if (typeof partner !== "string" || !isPartner(partner)) return []
  const choice = { partner, gameList: text(gameList), gameId: text(gameId) }
  return pageOfChoice(choice) === undefined ? [] : [choice]
}

const choicesOf = (stored: unknown, most: number): ReadonlyArray<GameChoice> => {
  const choices = Array.isArray(stored) ? stored.flatMap(choiceOf) : []
  return choices.filter((one, index) => choices.findIndex((other) => isSame(one, other)) === index).slice(0, most)
}

/** Whatever a device kept: what is no game of the site is left out. */
export const playerGamesOf = (stored: unknown): PlayerGames => {
  const { recent, favourites } = fieldsOf(stored)
  return {
    recent: choicesOf(recent, playerGamesAtMost.recent),
    favourites: choicesOf(favourites, playerGamesAtMost.favourites),
  }
}
