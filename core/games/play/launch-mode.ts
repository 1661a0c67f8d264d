import { type GameSeat, isSeat, type LaunchMode } from "../games.ts"

/** What a page says of itself: where it is, and which origins it may show in an iframe. */
export type Framing = { readonly origin: string; readonly framed: ReadonlyArray<string> }

/**
 * Where a seat is opened. Cookies belong to a name with all its ports, so that an address of the site's own name is no
 * seat; what the site may not frame takes the place of the page.
 */
export const launchModeOf = (seat: GameSeat, { origin, framed }: Framing): LaunchMode | undefined => {
  if (!isSeat(seat) || nameIn(seat.origin) === nameIn(origin)) return undefined
  return seat.mode !== "sameTab" && framed.includes(seat.origin) ? "frame" : "sameTab"
}

/** The host name of an origin, without its scheme and port. */
const nameIn = (origin: string) => origin.replace(/^[a-z]+:\/\//, "").replace(/:\d+$/, "")
