import { Context, type Stream } from "effect"
import type { Figures } from "../../limits/played.port.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { PageEvent } from "../../visit/page.port.ts"
import type { GameNews, SiteMessage } from "./messages.ts"

export type GameEvent = { readonly type: `game.${GameNews}` }

/** Told whenever the first sheet lies over the game, and when none does any more. */
export type SheetNews = { readonly type: "sheet.opened" | "sheet.closed" }

/** The window of the game in its iframe, and what of the site lies over it. */
export class GameWindow extends Context.Service<
  GameWindow,
  {
    /** What the game says, if it is at this origin. */
    readonly said: (origin: string) => Stream.Stream<GameEvent>
    /** Tells the game alone, if it is at this origin. */
    readonly post: (event: SiteMessage["event"], origin: string) => void
    readonly sheets: () => Stream.Stream<SheetNews>
  }
>()("core/games/GameWindow") {}

export type GameWindowEvent =
  | PageEvent
  | GameEvent
  | SheetNews
  /** The page in the iframe has loaded, whatever it is. */
  | { readonly type: "window.loaded" }
  | { readonly type: "leave.asked" | "leave.confirmed" | "play.continued" | "retry.requested" }

export type OpenedGame = {
  readonly origin: string
  /** When the visit began: a page that is loaded anew goes on with it. */
  readonly openedAt: Instant
  readonly isReady: boolean
  readonly isCovered: boolean
  /** Whether the player looks at the page, as far as it has said. */
  readonly isSeen: boolean
  /** Whether a stake is in play. */
  readonly isInRound: boolean
  /** The player would rather have the game opened once more than leave. */
  readonly wantsAgain: boolean
  /** What the visit has come to; nothing while it is counted, or when nobody could. */
  readonly figures: Figures | undefined
}

export type GameWindowTypes = {
  context: OpenedGame
  events: GameWindowEvent
  input: Pick<OpenedGame, "origin">
  output: Pick<OpenedGame, "wantsAgain">
  tags: "asking"
}

export const openedGame = (origin: string, openedAt: Instant): OpenedGame => ({
  origin,
  openedAt,
  isReady: false,
  isCovered: false,
  isSeen: true,
  isInRound: false,
  wantsAgain: false,
  figures: undefined,
})

/** What a game that is ready is told: under a sheet it waits from the beginning. */
export const greeting = ({ isCovered }: OpenedGame): ReadonlyArray<SiteMessage["event"]> =>
  isCovered ? ["welcome", "pause"] : ["welcome"]

/** What a game is told of the sheets over it, once it is ready. */
export const coverNews = ({ isReady, isCovered }: OpenedGame): ReadonlyArray<SiteMessage["event"]> =>
  isReady ? [isCovered ? "pause" : "resume"] : []
