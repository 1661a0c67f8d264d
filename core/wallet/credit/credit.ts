import { Context, type Effect } from "effect"
import { type Satang } from "../../money/satang.ts"
import { total } from "../../money/sums.ts"
import type { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { CreditTurnover } from "./turnover.ts"

/** How far something that moves the player's credit has come, as the operator names it. */
export type CreditStatus = {
  readonly id: string
  readonly kind: string
  readonly amount: Satang
  readonly status: string
  readonly createdAt: Instant
}

/** Tells what holds the player's credit back, and what is under way with it. */
export class Credit extends Context.Service<
  Credit,
  {
    readonly turnovers: Effect.Effect<ReadonlyArray<CreditTurnover>, NotOffered | Unauthorized | Unreachable>
    readonly statuses: Effect.Effect<ReadonlyArray<CreditStatus>, NotOffered | Unauthorized | Unreachable>
  }
>()("core/wallet/credit/Credit") {}

/** What still has to be staked before money can be taken out, in every kind of play; not known unless all of it is. */
export const stillToStake = (turnovers: ReadonlyArray<CreditTurnover>): Satang | undefined => {
  const held = turnovers.filter(({ canWithdraw }) => !canWithdraw).map(({ turnOver }) => turnOver)
  const known = held.filter((missing) => missing !== undefined)
  return known.length === held.length ? total(known) : undefined
}
