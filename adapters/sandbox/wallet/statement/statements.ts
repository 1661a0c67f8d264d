import { bahtOfSatang } from "@fakham/core"
import { dayAt } from "@fakham/core/time"
import { isReported, statementWindow } from "@fakham/core/wallet"
import {
  afCashsTransactionAll,
  transactionsAll,
  transactionsBank,
  transactionsPage,
  trueWalletHistory,
} from "@fakham/operator/wire"
import type { Hono } from "hono"
import { authenticated } from "../../accounts/sessions.ts"
import { answerCall } from "../../http/answer.ts"
import { badRequest } from "../../http/refusal.ts"
import type { RequestEnv } from "../../http/requests.ts"
import type { Internals } from "../../internals/internals.ts"
import { createdAt } from "../../time/written-time.ts"
import { statusAt } from "../deposit/deposit-to-wire.ts"
import { reasonOf } from "../withdrawal/withdrawal-refusals.ts"
import { recentDeposits, recentWithdrawals } from "./credit.ts"
import { entriesOf, entryPlaceOf, spanOf } from "./entries.ts"
import { dailyTotals } from "./totals.ts"

/** So many entries are a page for who does not say. */
const aPage = 50

/** What has moved a player's money, out of the ledger, deposits and withdrawals. */
export const answerStatements = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, clock } = internals

  answerCall(
    app,
    transactionsAll,
    authenticated(internals, transactionsAll, async ({ uuid }, { input }) => {
      const span = spanOf(input)
      return "refused" in span ? span : { data: await entriesOf(db, "cash", uuid, span) }
    }),
  )
  answerCall(
    app,
    transactionsPage,
    authenticated(internals, transactionsPage, async ({ uuid }, { input }) => {
      const { transactionTypes, after: cursor, limit = aPage, startedDate, endedDate } = input
      const usual = statementWindow(await clock.now(), "wallet")
      const window = { startedDate: startedDate ?? usual.startedDate, endedDate: endedDate ?? usual.endedDate }
      const span = spanOf(window)
      if ("refused" in span) return span
      const after = cursor === undefined ? undefined : await entryPlaceOf(db, "cash", uuid, cursor)
      if (cursor !== undefined && after === undefined) return { refused: badRequest("after") }
      const types = transactionTypes?.split(",").filter((type) => type !== "")
      const entries = await entriesOf(db, "cash", uuid, span, { types, after, limit: limit + 1 })
      const page = entries.slice(0, limit)
      return {
        data: {
          from: dayAt(span.from),
          to: dayAt(span.to - 1),
          totals: after === undefined ? await dailyTotals(db, "cash", uuid, span) : [],
          entries: page,
          next: entries.length > limit ? String(page.at(-1)?.id) : "",
        },
      }
    }),
  )
  answerCall(
    app,
    afCashsTransactionAll,
    authenticated(internals, afCashsTransactionAll, async ({ uuid }, { input }) => {
      const span = spanOf(input)
      return "refused" in span ? span : { data: await entriesOf(db, "afCash", uuid, span) }
    }),
  )

  answerCall(
    app,
    transactionsBank,
    authenticated(internals, transactionsBank, async ({ uuid }) => {
      const now = await clock.now()
      const deposits = (await recentDeposits(db, uuid)).map((row) => ({
        id: row.id,
        amount: bahtOfSatang(row.prepare_amount),
        status: statusAt(row, now),
        bankCode: row.bank_code,
        method: row.method,
        createdAt: createdAt(row.created_at),
      }))
      const withdrawals = await recentWithdrawals(db, uuid)
      return {
        data: {
          depositFast: deposits.filter(({ method }) => !isReported(method)),
          depositNormal: deposits.filter(({ method }) => isReported(method)),
          userWithdraw: withdrawals.map(({ id, amount, status, note, bank_code, created_at }) => ({
            id,
            amount: bahtOfSatang(amount),
            status,
            bankCode: bank_code,
            note,
            reason: reasonOf(note) ?? null,
            createdAt: createdAt(created_at),
          })),
        },
      }
    }),
  )

  answerCall(
    app,
    trueWalletHistory,
    authenticated(internals, trueWalletHistory, async ({ uuid }) => {
      const rows = await db
        .selectFrom("bank_transfers")
        .innerJoin("deposits", "deposits.id", "bank_transfers.deposit_id")
        .select(["bank_transfers.id", "bank_transfers.satang", "bank_transfers.from_account", "bank_transfers.at"])
        .select("deposits.status")
        .where("deposits.user_uuid", "=", uuid)
        .where("deposits.method", "=", "truemoney")
        .orderBy("bank_transfers.at", "desc")
        .limit(200)
        .execute()
      return {
        data: rows.map(({ id, satang, from_account, at, status }) => ({
          id,
          transferTime: createdAt(at),
          amount: bahtOfSatang(satang),
          phoneNumber: from_account,
          status,
        })),
      }
    }),
  )
}
