import { Context, type Effect } from "effect"
import type { Satang } from "../money/satang.ts"
import type { NotOffered, Unauthorized, Unreachable } from "../operator/failures.ts"
import type { Instant } from "../time/bangkok.ts"

/** What a player has staked and got back since a moment, over all lotteries and games. */
export type Figures = { readonly staked: Satang; readonly returned: Satang }

/** Tells a player what their play has come to. */
export class Played extends Context.Service<
  Played,
  { readonly since: (moment: Instant) => Effect.Effect<Figures, NotOffered | Unauthorized | Unreachable> }
>()("core/limits/Played") {}
