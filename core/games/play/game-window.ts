import { Context, type Stream } from "effect"
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
    readonly sheets: Stream.Stream<SheetNews>
  }
>()("core/games/GameWindow") {}
