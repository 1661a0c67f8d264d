import type { Hono } from "hono"
import type { BackOffice } from "../back-office.ts"
import type { RequestEnv } from "../requests.ts"
import { answerAffiliate } from "./affiliate.ts"
import { answerCredit } from "./credit.ts"
import { answerDeposits } from "./deposits.ts"
import { answerRewards } from "./rewards.ts"
import { answerStatements } from "./statements.ts"
import { answerUserBanks } from "./user-banks.ts"
import { answerWithdrawals } from "./withdrawals.ts"

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
