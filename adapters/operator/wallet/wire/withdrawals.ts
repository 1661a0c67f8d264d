import * as v from "valibot"
import { WireOwnerProof } from "../../identity/wire/owner-proof.ts"
import { Amount, Baht } from "../../wire/baht.ts"
import { typedText } from "../../wire/bounds.ts"
import { call } from "../../wire/call.ts"
import { flag } from "../../wire/flags.ts"
import { maybe } from "../../wire/maybe.ts"
import { CreatedMoment } from "../../wire/moments.ts"
import { requiredRows, rows } from "../../wire/rows.ts"
import { wireTally } from "../../wire/tally.ts"
import { Id, text, wireNothing } from "../../wire/values.ts"

export const wireWithdrawalStatuses = ["WAITING", "PAID", "REJECTED"] as const

/** What may be taken out, and where the player stands: told before an amount is typed. */
export const withdrawsLimits = call(
  "chosen",
  "GET",
  "/api/withdraws.limits",
  wireNothing,
  v.object({
    min: maybe(Amount),
    perTransaction: maybe(Amount),
    perDay: maybe(Amount),
    timesADay: maybe(wireTally),
    /** What the player pays for it, and how long it usually takes until the money is there. */
    fee: maybe(Amount),
    usualSeconds: maybe(wireTally),
    bankAccountMatches: flag(true),
    pendingTransaction: flag(),
    turnoverMet: flag(true),
    withdrawnToday: v.array(Amount),
    balance: Amount,
  }),
)
const withdrawal = {
  /** What it was asked for under, so that one whose answer got lost can be found. */
  key: maybe(v.string()),
  amount: maybe(Amount),
  status: maybe(v.picklist(wireWithdrawalStatuses)),
  bankCode: text,
  bankAccountNumber: text,
  note: text,
  /** Why it was rejected, by the name that a refusal has. */
  reason: maybe(v.string()),
  createdAt: maybe(CreatedMoment),
}
export const WireWithdrawal = v.object({ id: Id, ...withdrawal })
/** Whatever little is told of one: a withdrawal that is not seen here might be made once more. */
const ListedWithdrawal = v.object({ id: v.fallback(Id, ""), ...withdrawal })
export const withdrawsCreate = call(
  "chosen",
  "POST",
  "/api/withdraws.create",
  v.object({ amount: Baht, bankId: Id }),
  WireWithdrawal,
)
export const withdrawsAll = call("chosen", "GET", "/api/withdraws.all", wireNothing, requiredRows(ListedWithdrawal))

export const UserBank = v.object({
  bankId: Id,
  bankCode: text,
  accountNumber: v.pipe(v.string(), v.minLength(1)),
  name: text,
  botUpdate: flag(),
  /** From when on money is paid out to it, where that is not at once. */
  withdrawableAt: maybe(CreatedMoment),
})
export const banksAll = call(
  "chosen",
  "GET",
  "/api/banks.all",
  wireNothing,
  rows(
    v.object({
      bankCode: v.string(),
      shortName: text,
      active: flag(true),
      /** How long its account numbers usually are. */
      usualDigits: maybe(wireTally),
      /** How long after it is added nothing is paid out to a new account of this player. */
      withdrawableAfterSeconds: maybe(wireTally),
    }),
  ),
)
export const usersBanksAll = call("chosen", "GET", "/api/users-banks.all", wireNothing, rows(UserBank))
export const usersBanksCreate = call(
  "given",
  "POST",
  "/api/users-banks.create",
  v.object({ bankCode: typedText(16), bankAccountNumber: typedText(32), password: WireOwnerProof.password }),
  /** An account that was taken is taken, whatever is told of it. */
  v.nullish(v.object({ ...UserBank.entries, bankId: v.fallback(Id, ""), accountNumber: text })),
)
