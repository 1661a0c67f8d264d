import { Context, Data, type Effect } from "effect"
import type { Satang } from "../money/satang.ts"
import type { NotOffered, Said, Unauthorized, Unreachable } from "../operator/failures.ts"
import type { Instant } from "../time/bangkok.ts"
import type { GameChoice } from "./lobby/choice-page.ts"
import type { HighlightConfig } from "./lobby/highlight.ts"

/** A game that stands out, with what is shown of it. */
export type HighlightedGame = HighlightConfig & { readonly name: string; readonly image: string }

/** Something of a partner's that can be opened: its lobby, a list, or one game; partner and kind as told, known or not. */
export type GameListing = {
  readonly partner: string
  readonly gameList?: string | undefined
  readonly gameId?: string | undefined
  readonly name: string
  readonly kind: string
  readonly image: string
  readonly active: boolean
  /** A partner under maintenance says until when; nothing while it is open. */
  readonly closedUntil: Instant | undefined
  /** What a round may cost at this table; nothing where the partner does not tell. */
  readonly stakes?: Stakes | undefined
}

/** The least and the most that a round may cost. */
export type Stakes = { readonly min: Satang; readonly max: Satang }

/** How a game is opened: in an iframe of the site, or in place of the site. */
export type LaunchMode = "frame" | "sameTab"

/** Where a game is played: a page of the partner's. */
export type GameSeat = {
  readonly url: string
  /** The origin of that page, as browsers name it. */
  readonly origin: string
  /** What the partner wants; nothing when they do not mind. */
  readonly mode: LaunchMode | undefined
}

/** The player is not let into the game. */
export class GameRefused extends Data.TaggedError("GameRefused")<
  {
    readonly reason: "playLimit" | "onBreak" | "maintenance" | "closedToPlayer" | "noSuchGame" | "other"
    /** When it may be tried again, if that is known. */
    readonly until: Instant | undefined
  } & Said
> {}

export type LaunchFailure = GameRefused | NotOffered | Unauthorized | Unreachable

/** The partners' games. */
export class Games extends Context.Service<
  Games,
  {
    readonly list: () => Effect.Effect<ReadonlyArray<GameListing>, Unauthorized | Unreachable>
    readonly highlights: () => Effect.Effect<ReadonlyArray<HighlightedGame>, Unauthorized | Unreachable>
    /** Takes a seat; taken again, it is another seat of the same player. */
    readonly launch: (choice: GameChoice) => Effect.Effect<GameSeat, LaunchFailure>
    /** Leaves whatever game the player sits in, and brings the credit back. Leaving twice is leaving once, and where nothing can be left nothing is. */
    readonly leave: () => Effect.Effect<void, Unauthorized | Unreachable>
  }
>()("core/games/Games") {}

/** Only a web address may be opened for a player. */
export const isSeat = ({ url }: Pick<GameSeat, "url">): boolean => /^https?:\/\/[^\s/]/i.test(url)
