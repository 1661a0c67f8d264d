import { Context, type Effect } from "effect"
import type { Satang } from "../money/satang.ts"
import type { Unauthorized, Unreachable } from "../operator/failures.ts"
import type { Support } from "../site/support.ts"
import type { Role } from "./profile/roles.ts"

/** A player as far as the operator tells: their cash it always does. */
export type Player = {
  /** Some operators tell the role of one of their staff in its place. */
  readonly level: number | Role | undefined
  readonly userName: string
  readonly name: string
  readonly email: string
  readonly avatar: string
  readonly phoneNumber: string
  readonly lineId: string
  readonly lineUid: string
  readonly cash: Satang
  readonly afCash: Satang | undefined
  readonly loyaltyPoint: number | undefined
  readonly support: Support
}

/** What the operator knows about the player who is logged in. */
export class PlayerRecord extends Context.Service<
  PlayerRecord,
  { readonly read: () => Effect.Effect<Player, Unauthorized | Unreachable> }
>()("core/identity/PlayerRecord") {}
