import { Context, type Effect } from "effect"
import type { Satang } from "../../money/satang.ts"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"

/** The player's credit, counted by the operator. */
export class Balance extends Context.Service<
  Balance,
  { readonly balance: () => Effect.Effect<Satang, Unauthorized | Unreachable> }
>()("core/site/live/Balance") {}
