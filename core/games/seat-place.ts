import { type GameSeat, isSeat, type LaunchMode } from "./games.ts"

/** What a page says of itself: where it is, and which origins it may show in a frame. */
export type Framing = { readonly origin: string; readonly framed: ReadonlyArray<string> }

/**
 * Where a seat is opened. A page of the site's own origin could read whatever the site can, so that it is no seat; what
 * the site may not frame takes the place of the page.
 */
export const seatPlace = (seat: GameSeat, { origin, framed }: Framing): LaunchMode | undefined => {
  if (!isSeat(seat) || seat.origin === origin) return undefined
  return seat.mode !== "sameTab" && framed.includes(seat.origin) ? "frame" : "sameTab"
}
