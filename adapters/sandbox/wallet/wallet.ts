import type { Hono } from "hono"
import type { BackOffice } from "../back-office/back-office.ts"
import type { RequestEnv } from "../http/requests.ts"
import { answerUserBanks } from "./bank/user-banks.ts"
import { answerDeposits } from "./deposit/deposits.ts"
import { answerAffiliate } from "./earnings/affiliate.ts"
import { answerRewards } from "./earnings/rewards.ts"
import { answerCredit } from "./statement/credit.ts"
import { answerStatements } from "./statement/statements.ts"
import { answerWithdrawals } from "./withdrawal/withdrawals.ts"

/** Every call about a player's money but the bets themselves. */
export const answerWallet = (app: Hono<RequestEnv>, office: BackOffice): void => {
  answerDeposits(app, office)
  answerWithdrawals(app, office)
  answerUserBanks(app, office)
  answerStatements(app, office)
  answerCredit(app, office)
  answerAffiliate(app, office)
  answerRewards(app, office)
}
