import type { GameListing, HighlightedGame } from "@fakham/core/games"
import { everyOf } from "../every-of.ts"
import { highlightFromWire, listingFromWire } from "./games-from-wire.ts"
import { plainGame, plainHighlight } from "./wire/plain-games.ts"

/** What the operator offers, as operators usually write it; nothing where one of it is written in another way. */
export const plainListings = (rows: unknown): ReadonlyArray<GameListing> | undefined =>
  Array.isArray(rows) ? everyOf(rows.map(plainGame))?.map(listingFromWire) : undefined

/** The same of what it points out. */
export const plainHighlights = (rows: unknown): ReadonlyArray<HighlightedGame> | undefined =>
  Array.isArray(rows) ? everyOf(rows.map(plainHighlight))?.map(highlightFromWire) : undefined
