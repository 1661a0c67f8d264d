import { bahtOfSatang } from "@fakham/core"
import { creditTurnoversAll } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { authenticated } from "../../accounts/sessions.ts"
import type { Within } from "../../database/tables.ts"
import { answerCall } from "../../http/answer.ts"
import type { RequestEnv } from "../../http/requests.ts"
import type { Internals } from "../../internals/internals.ts"
import { turnoverOf } from "../withdrawal/turnover.ts"

const atMost = 100

export const recentDeposits = (within: Within, uuid: string) =>
  within
    .selectFrom("deposits")
    .innerJoin("payees", "payees.bank_id", "deposits.bank_id")
    .selectAll("deposits")
    .select("payees.bank_code")
    .where("deposits.user_uuid", "=", uuid)
    .orderBy("deposits.created_at", "desc")
    .orderBy("deposits.id")
    .limit(atMost)
    .execute()

export const recentWithdrawals = (within: Within, uuid: string) =>
  within
    .selectFrom("withdrawals")
    .innerJoin("user_banks", "user_banks.bank_id", "withdrawals.bank_id")
    .selectAll("withdrawals")
    .select("user_banks.bank_code")
    .where("withdrawals.user_uuid", "=", uuid)
    .orderBy("withdrawals.created_at", "desc")
    .orderBy("withdrawals.id")
    .limit(atMost)
    .execute()

/** What holds a player's credit back. */
export const answerCredit = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db } = internals

  answerCall(
    app,
    creditTurnoversAll,
    authenticated(internals, creditTurnoversAll, async ({ uuid }) => {
      const { required, played, missing, canWithdraw } = await turnoverOf(db, uuid)
      return {
        data: [
          {
            type: "deposit",
            canWithdraw,
            turnOver: bahtOfSatang(missing),
            required: bahtOfSatang(required),
            played: bahtOfSatang(played),
          },
        ],
      }
    }),
  )
}
