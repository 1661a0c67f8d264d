import type { GameListing, HighlightedGame } from "@fakham/core/games"
import { allOrNone } from "../all-or-none.ts"
import { highlightFromWire, listingFromWire } from "./games-from-wire.ts"
import { fastParseGame, fastParseHighlight } from "./wire/fast-parse-games.ts"

/** What the operator offers, as operators usually write it; nothing where one of it is written in another way. */
export const fastParseListings = (rows: unknown): ReadonlyArray<GameListing> | undefined =>
  Array.isArray(rows) ? allOrNone(rows.map(fastParseGame))?.map(listingFromWire) : undefined

/** The same of what it points out. */
export const fastParseHighlights = (rows: unknown): ReadonlyArray<HighlightedGame> | undefined =>
  Array.isArray(rows) ? allOrNone(rows.map(fastParseHighlight))?.map(highlightFromWire) : undefined
