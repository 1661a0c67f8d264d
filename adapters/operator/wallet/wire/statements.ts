import * as v from "valibot"
import { Amount } from "../../wire/baht.ts"
import { numberInQuery } from "../../wire/bounds.ts"
import { call } from "../../wire/call.ts"
import { flag } from "../../wire/flags.ts"
import { maybe } from "../../wire/maybe.ts"
import { CreatedMoment, WireDay } from "../../wire/moments.ts"
import { requiredRows, rows } from "../../wire/rows.ts"
import { wireTally } from "../../wire/tally.ts"
import { Id, text, wireNothing } from "../../wire/values.ts"

const window = v.object({ startedDate: v.string(), endedDate: v.string() })

/** What came into an account, or went out of it (below nothing). */
export const WireTransaction = v.object({
  id: Id,
  transactionType: text,
  amount: Amount,
  balance: maybe(Amount),
  /** What it belongs to: a slip, a deposit, a game. */
  refId: text,
  detail: text,
  /** The page of the site that it is about. */
  path: text,
  /** How a deposit was made. */
  method: text,
  /** It is the money of a withdrawal that was turned down. */
  isRefund: flag(),
  createdAt: CreatedMoment,
})

export const transactionsAll = call("given", "POST", "/poy-api/transactions.all", window, rows(WireTransaction))
export const afCashsTransactionAll = call(
  "given",
  "POST",
  "/api/af-cashs.transaction.all",
  window,
  rows(WireTransaction),
)

/** What one type of transaction came to on one day; a sum that cannot be read would make all others wrong. */
const total = v.object({ day: WireDay, transactionType: text, count: wireTally, moneyIn: Amount, moneyOut: Amount })

export const transactionsPage = call(
  "chosen",
  "GET",
  "/poy-api/transactions.page",
  v.object({
    /** Three days back to tomorrow by the operator's clock, where they are not told. */
    ...v.partial(window).entries,
    /** With commas between them; of no type where there is none. */
    transactionTypes: v.optional(v.string()),
    after: v.optional(v.string()),
    limit: v.optional(numberInQuery(2_000)),
  }),
  v.object({
    /** The first and the last of the days that this is of. */
    from: maybe(WireDay),
    to: maybe(WireDay),
    totals: v.array(total),
    entries: requiredRows(WireTransaction),
    next: text,
  }),
)

const banked = v.fallback(
  rows(
    v.object({
      id: Id,
      amount: Amount,
      status: text,
      bankCode: text,
      method: text,
      /** Why a withdrawal was rejected, and by the name that a refusal has. */
      note: text,
      reason: maybe(v.string()),
      createdAt: CreatedMoment,
    }),
  ),
  [],
)
export const transactionsBank = call(
  "given",
  "POST",
  "/poy-api/transactions.bank",
  wireNothing,
  v.object({ depositFast: banked, depositNormal: banked, userWithdraw: banked }),
)
export const trueWalletHistory = call(
  "given",
  "POST",
  "/poy-api/true.wallet.history",
  v.optional(v.looseObject({})),
  rows(v.object({ id: Id, transferTime: CreatedMoment, amount: Amount, phoneNumber: text, status: text })),
)

export const creditTurnoversAll = call(
  "chosen",
  "GET",
  "/api/credit-turnovers.all",
  wireNothing,
  rows(
    v.object({
      type: text,
      canWithdraw: flag(),
      turnOver: maybe(Amount),
      required: maybe(Amount),
      played: maybe(Amount),
    }),
  ),
)
