import type { Hono } from "hono"
import type { BackOffice } from "../back-office.ts"
import type { RequestEnv } from "../requests.ts"
import { answerDeposits } from "./deposits.ts"

/** Every call about a player's money but the bets themselves. */
export const answerWallet = (app: Hono<RequestEnv>, office: BackOffice): void => {
  answerDeposits(app, office)
}
