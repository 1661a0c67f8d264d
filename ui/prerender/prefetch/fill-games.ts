import type { PrefetchedAnswer } from "@fakham/adapters/browser"
import {
  type HighlightedGame,
  isUnderMaintenance,
  type ListedGame,
  listedGames,
  pointedOut,
  rulesOf,
} from "@fakham/core/games"
import { fastParseHighlights, fastParseListings } from "@fakham/operator/games"
import { dataOf } from "./data-of.ts"
import { type Filling, fillSlots, inWords } from "./fill-slots.ts"
import { now } from "./operator-time.ts"

/** As many as a phone shows at once. */
const shown = 4

let games: ReadonlyArray<ListedGame> | undefined
let highlighted: ReadonlyArray<HighlightedGame> | undefined

/** Shows the first games of a partner, and the feature of the lobby once it is known which one that is. */
export const fillGames = async (answer: PrefetchedAnswer): Promise<void> => {
  const listings = fastParseListings(await dataOf(answer))
  games = listings && listedGames(listings).filter(({ opens }) => opens === "game")
  await fillSlots("firstGames", (data) => {
    const first = games?.filter(({ partner }) => partner === data["partner"]).slice(0, shown)
    return first?.every(isOpenAndPictured) === true ? first.map((game) => filling(game, data)) : undefined
  })
  await fillFeature()
}

export const fillHighlights = async (answer: PrefetchedAnswer): Promise<void> => {
  highlighted = fastParseHighlights(await dataOf(answer))
  await fillFeature()
}

const fillFeature = () =>
  fillSlots("feature", (data) => {
    const feature = games && highlighted && pointedOut(games, highlighted)[0]
    return feature?.listing.image ? filling(feature, data) : undefined
  })

const isOpenAndPictured = ({ listing }: ListedGame) => listing.image !== "" && !isUnderMaintenance(listing, now())

const filling = ({ partner, kind, path, listing: { name, image } }: ListedGame, data: DOMStringMap): Filling => {
  const kinds: Readonly<Record<string, string>> = JSON.parse(data["kinds"] ?? "{}")
  const whose = [rulesOf(partner).name, kinds[kind ?? ""] ?? []].flat().join(" · ")
  return { form: "whole", write: inWords({ path, image, name, whose }) }
}
