import { Context, Data, type Effect } from "effect"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Refused } from "../refused.ts"
import type { Session } from "../session.ts"

export type Credentials = { readonly userName: string; readonly pin: string }

/** How many wrong tries a username has before it is locked. */
export const loginAttempts = 5

export class WrongCredentials extends Data.TaggedError("WrongCredentials")<{
  /** Unknown when the operator does not say. */
  readonly attemptsLeft: number | undefined
}> {}

export class AttemptsUsedUp extends Data.TaggedError("AttemptsUsedUp")<{
  /** Unknown when only support can unlock. */
  readonly unlocksInSeconds: number | undefined
}> {}

export type LoginFailure = WrongCredentials | AttemptsUsedUp | Refused | Unauthorized | Unreachable

/** Who the player is, as far as the operator knows. */
export class Identity extends Context.Service<
  Identity,
  {
    readonly login: (credentials: Credentials) => Effect.Effect<Session, LoginFailure>
    /** Asks whether the operator still accepts the token. */
    readonly confirm: () => Effect.Effect<void, Unauthorized | Unreachable>
    /** Ends a session that this browser may already have forgotten. */
    readonly logout: (session: Session) => Effect.Effect<void, Unauthorized | Unreachable>
  }
>()("core/identity/login/Identity") {}
