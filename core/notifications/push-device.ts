import { Context, Data, type Effect } from "effect"
import type { NotOffered, Unauthorized, Unreachable } from "../operator/failures.ts"
import { hour, type Instant } from "../time/bangkok.ts"
import type { NotificationSettings } from "./kind-settings.ts"

/** The browser may not tell anything here: the player said no, or it says no by itself. */
export class PushRefused extends Data.TaggedError("PushRefused") {}

/** The browser's question was left without an answer. */
export class PushDismissed extends Data.TaggedError("PushDismissed") {}

/** The browser would, and could not reach whoever brings it messages. */
export class PushFailed extends Data.TaggedError("PushFailed")<{ readonly cause?: unknown }> {}

/** How far this browser is from telling a player anything. */
export type KnownDevice = {
  /** `missing` where the browser cannot, as in other apps' windows and on an iPhone that has not installed the site. */
  readonly permission: "missing" | "unasked" | "granted" | "denied"
  /** By what this player is reached here; another player's is none. */
  readonly token: string | undefined
  /** When the player said no, or switched it off. */
  readonly declinedAt: Instant | undefined
}

/** The browser as that which shows messages while the site is closed. */
export class PushDevice extends Context.Service<
  PushDevice,
  {
    readonly look: () => Effect.Effect<KnownDevice>
    /** Has the browser ask its own question, if it was not answered yet; tells by what the player is reached. */
    readonly subscribe: (publicKey: string) => Effect.Effect<string, PushRefused | PushDismissed | PushFailed>
    /** Remembers by what this player is reached, and that they want to be. */
    readonly keep: (token: string) => Effect.Effect<void>
    /** Remembers the no of a moment; from then on nothing is shown here. */
    readonly decline: (at: Instant) => Effect.Effect<void>
  }
>()("core/notifications/PushDevice") {}

/** Where the operator keeps by what its players are reached. */
export class ReachedDevices extends Context.Service<
  ReachedDevices,
  {
    readonly save: (token: string) => Effect.Effect<void, NotOffered | Unauthorized | Unreachable>
    readonly forget: (token: string) => Effect.Effect<void, NotOffered | Unauthorized | Unreachable>
  }
>()("core/notifications/ReachedDevices") {}

const leftAloneFor = 30 * 24 * hour

/** Whether a player may be asked by the site itself: not for 30 days after a no, and not on a break. */
export const mayAsk = (
  { declinedAt }: Pick<KnownDevice, "declinedAt">,
  { publicKey, isPaused }: NotificationSettings,
  now: Instant,
): boolean =>
  publicKey !== undefined && !isPaused && (declinedAt === undefined || Math.abs(now - declinedAt) >= leftAloneFor)
