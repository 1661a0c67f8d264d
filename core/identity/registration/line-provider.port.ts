import { Context, type Effect } from "effect"
import type { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Refused } from "../refused.ts"
import type { LineAccount } from "./line-account.ts"

/** Whom LINE vouches for, as far as it tells. */
export type LineProfile = Partial<LineAccount> & {
  /** Whether this LINE account is a player's; an operator that does not say makes players of whoever comes. */
  readonly isPlayer: boolean
  /** Shows the operator at the login or the registration that LINE vouched for this visitor; for a while. */
  readonly ticket: string | undefined
}

/** LINE, as the operator knows it: where its users are asked, and who came back from there. */
export class LineProvider extends Context.Service<
  LineProvider,
  {
    /** The page that asks for consent and leads back to `returnTo` with the same state. */
    readonly start: (
      state: string,
      returnTo: string,
    ) => Effect.Effect<string, NotOffered | Refused | Unauthorized | Unreachable>
    /** Who came back with this code. A code is good once. */
    readonly profile: (
      code: string,
      returnTo: string,
    ) => Effect.Effect<LineProfile, NotOffered | Refused | Unauthorized | Unreachable>
  }
>()("core/identity/registration/LineProvider") {}
