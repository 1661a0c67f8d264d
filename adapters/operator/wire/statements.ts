import * as v from "valibot"
import { call } from "./call.ts"
import { maybe } from "./maybe.ts"
import { CreatedAt } from "./moments.ts"
import { Baht, Id, nothing, text } from "./values.ts"

const window = v.object({ startedDate: v.string(), endedDate: v.string() })

/** What came into an account, or went out of it (below nothing). */
export const Transaction = v.object({
  id: Id,
  transactionType: v.string(),
  amount: Baht,
  balance: maybe(Baht),
  /** What it belongs to: a slip, a deposit, a game. */
  refId: text,
  detail: text,
  createdAt: CreatedAt,
})

export const transactionsAll = call("given", "POST", "/poy-api/transactions.all", window, v.array(Transaction))
export const afCashsTransactionAll = call(
  "given",
  "POST",
  "/api/af-cashs.transaction.all",
  window,
  v.array(Transaction),
)

const banked = v.array(
  v.object({ id: Id, amount: Baht, status: v.string(), bankCode: text, method: text, createdAt: CreatedAt }),
)
export const transactionsBank = call(
  "given",
  "POST",
  "/poy-api/transactions.bank",
  nothing,
  v.object({ depositFast: banked, depositNormal: banked, userWithdraw: banked }),
)
export const trueWalletHistory = call(
  "given",
  "POST",
  "/poy-api/true.wallet.history",
  v.optional(v.looseObject({})),
  v.array(v.object({ id: Id, transferTime: CreatedAt, amount: Baht, phoneNumber: text, status: text })),
)

export const creditTurnoversAll = call(
  "chosen",
  "GET",
  "/api/credit-turnovers.all",
  nothing,
  v.array(v.object({ type: v.string(), canWithdraw: v.boolean(), turnOver: Baht, required: Baht, played: Baht })),
)
export const creditStatuses = call(
  "chosen",
  "GET",
  "/api/credit-statuses",
  nothing,
  v.array(v.object({ id: Id, kind: v.string(), amount: Baht, status: v.string(), createdAt: CreatedAt })),
)
