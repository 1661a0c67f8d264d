import { Context, type Effect } from "effect"
import { type Satang } from "../../money/satang.ts"
import { total } from "../../money/sums.ts"
import type { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { CreditTurnover } from "./turnover.ts"

/** Tells what holds the player's credit back. */
export class CreditStatus extends Context.Service<
  CreditStatus,
  {
    readonly turnovers: () => Effect.Effect<ReadonlyArray<CreditTurnover>, NotOffered | Unauthorized | Unreachable>
  }
>()("core/wallet/credit/CreditStatus") {}

/** What still has to be staked before money can be taken out, in every kind of play; not known unless all of it is. */
export const stillToStake = (turnovers: ReadonlyArray<CreditTurnover>): Satang | undefined => {
  const held = turnovers.filter(({ canWithdraw }) => !canWithdraw).map(({ turnOver }) => turnOver)
  const known = held.filter((missing) => missing !== undefined)
  return known.length === held.length ? total(known) : undefined
}
