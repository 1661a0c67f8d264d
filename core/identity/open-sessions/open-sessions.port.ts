import { Context, type Effect } from "effect"
import type { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Refused } from "../refused.ts"

/** Somewhere a player is logged in. */
export type OpenSession = {
  readonly id: string
  /** The user agent of what it was opened by; empty where it is not told. */
  readonly userDevice: string
  /** A town, or an address of the network; empty where it is not told. */
  readonly place: string
  readonly lastSeenAt?: number | undefined
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean
}

/** One session by its id, or all but the one that asks. */
export type EndedSession = { readonly id: string } | "others"

/** Where a player is logged in. A session that is ended twice is as good as ended once. */
export class OpenSessions extends Context.Service<
  OpenSessions,
  {
    readonly all: () => Effect.Effect<ReadonlyArray<OpenSession>, NotOffered | Unauthorized | Unreachable>
    readonly end: (which: EndedSession) => Effect.Effect<void, Refused | Unauthorized | Unreachable>
  }
>()("core/identity/open-sessions/OpenSessions") {}
