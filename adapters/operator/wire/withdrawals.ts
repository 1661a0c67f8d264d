import * as v from "valibot"
import { Baht } from "./baht.ts"
import { count, typedText } from "./bounds.ts"
import { call } from "./call.ts"
import { maybe } from "./maybe.ts"
import { CreatedAt } from "./moments.ts"
import { rows } from "./rows.ts"
import { Id, nothing, text } from "./values.ts"

export const withdrawalStatuses = ["WAITING", "PAID", "REJECTED"] as const

/** What may be taken out, and where the player stands: told before an amount is typed. */
export const withdrawsLimits = call(
  "chosen",
  "GET",
  "/api/withdraws.limits",
  nothing,
  v.object({
    min: Baht,
    perTransaction: Baht,
    perDay: Baht,
    timesADay: count,
    bankAccountMatches: v.boolean(),
    pendingTransaction: v.boolean(),
    turnoverMet: v.boolean(),
    withdrawnToday: v.array(Baht),
    balance: Baht,
  }),
)
export const Withdrawal = v.object({
  id: Id,
  /** What it was asked for under, so that one whose answer got lost can be found. */
  key: maybe(v.string()),
  amount: Baht,
  status: v.picklist(withdrawalStatuses),
  bankCode: v.string(),
  bankAccountNumber: v.string(),
  note: text,
  createdAt: CreatedAt,
})
export const withdrawsCreate = call(
  "chosen",
  "POST",
  "/api/withdraws.create",
  v.object({ amount: Baht, bankId: Id }),
  Withdrawal,
)
export const withdrawsAll = call("chosen", "GET", "/api/withdraws.all", nothing, rows(Withdrawal))

export const UserBank = v.object({
  bankId: Id,
  bankCode: v.string(),
  accountNumber: v.string(),
  name: text,
  botUpdate: v.optional(v.boolean(), false),
})
export const banksAll = call(
  "chosen",
  "GET",
  "/api/banks.all",
  nothing,
  rows(
    v.object({
      bankCode: v.string(),
      shortName: v.string(),
      active: v.boolean(),
      /** How long its account numbers usually are. */
      usualDigits: maybe(count),
    }),
  ),
)
export const usersBanksAll = call("chosen", "GET", "/api/users-banks.all", nothing, rows(UserBank))
export const usersBanksCreate = call(
  "given",
  "POST",
  "/api/users-banks.create",
  v.object({ bankCode: typedText(16), bankAccountNumber: typedText(32) }),
  v.nullish(UserBank),
)
