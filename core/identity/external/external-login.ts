import { Context, type Effect } from "effect"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Session } from "../session.ts"

/** Asks the operator about a session that another site has brought. */
export class ExternalLogins extends Context.Service<
  ExternalLogins,
  {
    /** Whose session it is, if it is one. */
    readonly check: (session: Session) => Effect.Effect<string, Unauthorized | Unreachable>
  }
>()("core/identity/external/ExternalLogins") {}

/** A token is taken from the origins that a setting names, and from nobody else: none named, none taken. */
export const isAllowedOrigin = (origin: string, allowed: ReadonlyArray<string>): boolean => allowed.includes(origin)

export type ExternalLogin = {
  /** As it was brought; whether it is good is what the operator is asked. */
  readonly session: Session | undefined
  readonly userName: string | undefined
}
