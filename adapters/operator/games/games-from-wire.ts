import type { GameListing, HighlightedGame, Stakes } from "@fakham/core/games"
import { nothing, type Satang } from "@fakham/core/money"
import type { gameHighlightConfigs, partnersGameListConfig, Understood } from "../wire/index.ts"

type WireGame = Understood<typeof partnersGameListConfig>[number]
type WireHighlight = Understood<typeof gameHighlightConfigs>[number]

export const listingFromWire = ({ imageUrl, closedUntil, minStake, maxStake, ...listing }: WireGame): GameListing => ({
  ...listing,
  image: imageUrl,
  closedUntil,
  stakes: stakesOf(minStake, maxStake),
})

/** Limits of which one is not told, or that hold nothing, are not shown. */
const stakesOf = (min: Satang = nothing, max: Satang = nothing): Stakes | undefined =>
  0 < min && min <= max ? { min, max } : undefined

export const highlightFromWire = ({ imageUrl, ...highlight }: WireHighlight): HighlightedGame => ({
  ...highlight,
  image: imageUrl,
})
