import type { Intents } from "../operation/operation.ts"
import type { Visit } from "../visit/visit.ts"
import { makeWithdrawal } from "./withdrawal/withdrawal.machine.ts"
import { type Withdrawal, Withdrawals } from "./withdrawal/withdrawal.port.ts"

/** Named, so that the types of what is made from it can be written down. */
export interface WithdrawalLogic extends ReturnType<typeof makeWithdrawal> {}

/** What the pages run on that take money out. */
export const moneyOutOf = (visit: Visit<Intents | Withdrawals>) => {
  const withdrawal: WithdrawalLogic = makeWithdrawal(visit.runtime, visit.environment)
  return {
    withdrawal,
    /** The withdrawals that pages have heard of, by their ids, so that the page of each stands at once. */
    seenWithdrawals: new Map<string, Withdrawal>(),
    /** The player's withdrawals; looked at where one of them is not paid yet. */
    earlierWithdrawals: visit.resource(
      Withdrawals.use(({ all }) => all()),
      { staleOn: ["withdrawals"] },
    ),
  }
}
