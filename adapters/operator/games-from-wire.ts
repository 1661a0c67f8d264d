import type { GameListing, HighlightedGame } from "@fakham/core/games"
import type { gameHighlightConfigs, partnersGameListConfig, Understood } from "./wire/index.ts"

type WireGame = Understood<typeof partnersGameListConfig>[number]
type WireHighlight = Understood<typeof gameHighlightConfigs>[number]

export const listingFromWire = ({ imageUrl, closedUntil, ...listing }: WireGame): GameListing => ({
  ...listing,
  image: imageUrl,
  closedUntil,
})

export const highlightFromWire = ({ imageUrl, ...highlight }: WireHighlight): HighlightedGame => ({
  ...highlight,
  image: imageUrl,
})
