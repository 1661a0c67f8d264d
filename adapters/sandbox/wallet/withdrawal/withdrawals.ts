import { bahtOfSatang } from "@fakham/core"
import { withdrawalTerms } from "@fakham/core/wallet"
import { type WireWithdrawal, withdrawsAll, withdrawsCreate, withdrawsLimits } from "@fakham/operator/wire"
import type { Hono } from "hono"
import type * as v from "valibot"
import { authenticated } from "../../accounts/sessions.ts"
import type { Within } from "../../database/tables.ts"
import { answerCall } from "../../http/answer.ts"
import type { RequestEnv } from "../../http/requests.ts"
import { oncePerKey } from "../../idempotency/once-per-key.ts"
import type { Internals } from "../../internals/internals.ts"
import { createdAt } from "../../time/written-time.ts"
import { eligibilityOf, paidAfter, takeForWithdrawal } from "./take-and-pay.ts"
import { noSuchWithdrawal, reasonOf } from "./withdrawal-refusals.ts"

const atMost = 200

const withdrawalsToWire = async (
  within: Within,
  uuid: string,
  id?: string,
): Promise<Array<v.InferInput<typeof WireWithdrawal>>> => {
  const rows = await within
    .selectFrom("withdrawals")
    .innerJoin("user_banks", "user_banks.bank_id", "withdrawals.bank_id")
    .selectAll("withdrawals")
    .select(["user_banks.bank_code", "user_banks.account_number"])
    .where("withdrawals.user_uuid", "=", uuid)
    .$if(id !== undefined, (query) => query.where("withdrawals.id", "=", id ?? ""))
    .orderBy("withdrawals.created_at", "desc")
    .orderBy("withdrawals.id")
    .limit(atMost)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    key: row.intent_key,
    amount: bahtOfSatang(row.amount),
    status: row.status,
    bankCode: row.bank_code,
    bankAccountNumber: row.account_number,
    note: row.note,
    reason: reasonOf(row.note) ?? null,
    createdAt: createdAt(row.created_at),
  }))
}

/** Money on its way out: what may be taken is told first, and every rule is checked again when it is. */
export const answerWithdrawals = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, clock, announcements } = internals

  answerCall(
    app,
    withdrawsLimits,
    authenticated(internals, withdrawsLimits, async ({ uuid }) => {
      const eligibility = await eligibilityOf(db, uuid, await clock.now())
      return {
        data: {
          min: bahtOfSatang(withdrawalTerms.min),
          perTransaction: bahtOfSatang(withdrawalTerms.perTransaction),
          perDay: bahtOfSatang(withdrawalTerms.perDay),
          timesADay: withdrawalTerms.timesADay,
          fee: 0,
          usualSeconds: paidAfter / 1_000,
          bankAccountMatches: eligibility.bankAccountMatches,
          pendingTransaction: eligibility.earlierPending,
          turnoverMet: eligibility.turnoverMet,
          withdrawnToday: eligibility.withdrawnToday.map(bahtOfSatang),
          balance: bahtOfSatang(eligibility.balance),
        },
      }
    }),
  )

  answerCall(
    app,
    withdrawsCreate,
    authenticated(internals, withdrawsCreate, async (user, ask) => {
      const result = await oncePerKey(internals, withdrawsCreate, user, ask, async (within, now, key) => {
        const taken = await takeForWithdrawal(within, user, ask.input, key, now)
        if ("refused" in taken) return taken
        const [data] = await withdrawalsToWire(within, user.uuid, taken.id)
        return data === undefined ? { refused: noSuchWithdrawal } : { data }
      })
      if (result.refused === undefined) announcements.announce({ type: "cash.changed", uuid: user.uuid })
      return result
    }),
  )

  answerCall(
    app,
    withdrawsAll,
    authenticated(internals, withdrawsAll, async ({ uuid }) => ({ data: await withdrawalsToWire(db, uuid) })),
  )
}
