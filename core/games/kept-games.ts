import { Context, type Effect } from "effect"
import { type GameChoice, pageOfChoice } from "./choice-page.ts"
import { isPartner } from "./partner.ts"

/** The games that a player goes back to: recent ones newest first, favourites in the order they were chosen. */
export type KeptGames = {
  readonly recent: ReadonlyArray<GameChoice>
  readonly favourites: ReadonlyArray<GameChoice>
}

/** Keeps a player's games on this device. Never fails: what cannot be kept lasts until the page closes. */
export class RememberedGames extends Context.Service<
  RememberedGames,
  { readonly recall: Effect.Effect<KeptGames>; readonly keep: (games: KeptGames) => Effect.Effect<void> }
>()("core/games/RememberedGames") {}

export const noKeptGames: KeptGames = { recent: [], favourites: [] }

/** How many are kept. */
export const keptAtMost = { recent: 12, favourites: 60 } as const

const isSame = (one: GameChoice, other: GameChoice) => pageOfChoice(one) === pageOfChoice(other)

/** A game that was opened comes first among the recent ones, once. */
export const gameOpened = (games: KeptGames, choice: GameChoice): KeptGames => ({
  ...games,
  recent: [choice, ...games.recent.filter((one) => !isSame(one, choice))].slice(0, keptAtMost.recent),
})

export const isFavourite = ({ favourites }: KeptGames, choice: GameChoice): boolean =>
  favourites.some((one) => isSame(one, choice))

/** A favourite becomes none, any other game one; when there are too many the oldest goes. */
export const favouriteToggled = (games: KeptGames, choice: GameChoice): KeptGames => ({
  ...games,
  favourites: isFavourite(games, choice)
    ? games.favourites.filter((one) => !isSame(one, choice))
    : [...games.favourites, choice].slice(-keptAtMost.favourites),
})

/** What was kept, and what the player did before it was recalled. */
export const joined = (kept: KeptGames, since: KeptGames): KeptGames => {
  const recent = since.recent.reduceRight(gameOpened, kept)
  return since.favourites.reduce(
    (games, one) => (isFavourite(games, one) ? games : favouriteToggled(games, one)),
    recent,
  )
}

const fieldsOf = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === "object" && kept !== null ? { ...kept } : {}

const text = (value: unknown) => (typeof value === "string" ? value : undefined)

const choiceOf = (kept: unknown): ReadonlyArray<GameChoice> => {
  const { partner, gameList, gameId } = fieldsOf(kept)
  if (typeof partner !== "string" || !isPartner(partner)) return []
  const choice = { partner, gameList: text(gameList), gameId: text(gameId) }
  return pageOfChoice(choice) === undefined ? [] : [choice]
}

const choicesOf = (kept: unknown, most: number): ReadonlyArray<GameChoice> => {
  const choices = Array.isArray(kept) ? kept.flatMap(choiceOf) : []
  return choices.filter((one, index) => choices.findIndex((other) => isSame(one, other)) === index).slice(0, most)
}

/** Whatever a device kept: what is no game of the site is left out. */
export const keptGamesOf = (kept: unknown): KeptGames => {
  const { recent, favourites } = fieldsOf(kept)
  return { recent: choicesOf(recent, keptAtMost.recent), favourites: choicesOf(favourites, keptAtMost.favourites) }
}
