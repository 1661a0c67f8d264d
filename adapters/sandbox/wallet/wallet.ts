import type { Hono } from "hono"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { answerUserBanks } from "./bank/user-banks.ts"
import { answerDeposits } from "./deposit/deposits.ts"
import { answerAffiliate } from "./earnings/affiliate.ts"
import { answerRewards } from "./earnings/rewards.ts"
import { answerCredit } from "./statement/credit.ts"
import { answerStatements } from "./statement/statements.ts"
import { answerWithdrawals } from "./withdrawal/withdrawals.ts"

/** Every call about a player's money but the bets themselves. */
export const answerWallet = (app: Hono<RequestEnv>, internals: Internals): void => {
  answerDeposits(app, internals)
  answerWithdrawals(app, internals)
  answerUserBanks(app, internals)
  answerStatements(app, internals)
  answerCredit(app, internals)
  answerAffiliate(app, internals)
  answerRewards(app, internals)
}
