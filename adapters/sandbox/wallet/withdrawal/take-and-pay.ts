import { bahtOfSatang, type Satang } from "@fakham/core"
import { dayAt, startOf } from "@fakham/core/time"
import { type WithdrawalEligibility, withdrawal, withdrawalTerms } from "@fakham/core/wallet"
import type { User } from "../../accounts/sessions.ts"
import { lockPlayer, locksRows } from "../../database/lock.ts"
import type { Within } from "../../database/tables.ts"
import { belowMinimum, type CallRefusal, transferEnded } from "../../http/refusal.ts"
import type { Reply } from "../../http/reply.ts"
import type { Internals } from "../../internals/internals.ts"
import { readableNumber } from "../../internals/readable-number.ts"
import { balance, entryPair, record } from "../../ledger/ledger.ts"
import { takesMoney } from "../bank/paid-out-after.ts"
import { turnoverOf } from "./turnover.ts"
import { noSuchWithdrawal, withdrawalRefused } from "./withdrawal-refusals.ts"

/** How long the bank of the demo takes to pay. */
export const paidAfter = 60_000

/** Where a player stands: with one account, or with whichever of theirs has been checked. */
export const eligibilityOf = async (
  within: Within,
  uuid: string,
  now: number,
  bankId?: string,
): Promise<WithdrawalEligibility> => {
  const account = await within
    .selectFrom("user_banks")
    .select(["bank_id", "user_uuid", "created_at"])
    .where("user_uuid", "=", uuid)
    .where("checked_at", "<=", now)
    .orderBy("created_at")
    .orderBy("bank_id")
    .$if(bankId !== undefined, (query) => query.where("bank_id", "=", bankId ?? ""))
    .executeTakeFirst()
  const recent = await within
    .selectFrom("withdrawals")
    .select(["amount", "status", "created_at"])
    .where("user_uuid", "=", uuid)
    .where("status", "!=", "REJECTED")
    .where((eb) => eb.or([eb("status", "=", "WAITING"), eb("created_at", ">=", startOf(dayAt(now)))]))
    .execute()
  return {
    bankAccountMatches: account !== undefined,
    bankAccountTooNew: account !== undefined && !(await takesMoney(within, account, now)),
    earlierPending: recent.some(({ status }) => status === "WAITING"),
    turnoverMet: (await turnoverOf(within, uuid)).canWithdraw,
    withdrawnToday: recent.filter(({ created_at }) => created_at >= startOf(dayAt(now))).map(({ amount }) => amount),
    balance: await balance(within, "cash", uuid),
  }
}

/** Takes money out of a player's balance to be paid, or says the first thing against it; their row is held. */
export const takeForWithdrawal = async (
  within: Within,
  { uuid }: User,
  { amount, bankId }: { readonly amount: Satang; readonly bankId: string },
  key: string,
  now: number,
): Promise<{ readonly id: string } | { readonly refused: CallRefusal }> => {
  const checked = withdrawal(amount, await eligibilityOf(within, uuid, now, bankId), withdrawalTerms)
  if (checked._tag === "Failure")
    return {
      refused:
        checked.failure === "belowMinimum"
          ? belowMinimum(bahtOfSatang(withdrawalTerms.min))
          : withdrawalRefused(checked.failure),
    }
  const id = readableNumber()
  await within
    .insertInto("withdrawals")
    .values({
      id,
      user_uuid: uuid,
      intent_key: key,
      bank_id: bankId,
      amount,
      status: "WAITING",
      note: "",
      created_at: now,
      pays_at: now + paidAfter,
      ended_at: null,
    })
    .execute()
  const legs = entryPair("cash", uuid, 0 - amount)
  await record(within, { idempotencyKey: `withdraw:${id}`, kind: "WITHDRAW", at: now, legs })
  return { id }
}

/** Pays a withdrawal that waits, or turns it down and gives the money back; once. */
export const endWithdrawal = async (
  { inTransaction, clock, announcements }: Internals,
  id: string,
  status: "PAID" | "REJECTED",
  note = "",
): Promise<Reply<{ readonly id: string; readonly status: string }>> => {
  const ended = await inTransaction(async (within) => {
    const found = await within.selectFrom("withdrawals").select("user_uuid").where("id", "=", id).executeTakeFirst()
    if (found === undefined) return { refused: noSuchWithdrawal }
    const uuid = found.user_uuid
    await lockPlayer(within, uuid)
    const row = await within
      .selectFrom("withdrawals")
      .selectAll()
      .where("id", "=", id)
      .$if(locksRows(within), (query) => query.forUpdate())
      .executeTakeFirstOrThrow()
    if (row.status !== "WAITING") return { refused: transferEnded }
    const now = await clock.now(within)
    await within.updateTable("withdrawals").set({ status, note, ended_at: now }).where("id", "=", id).execute()
    if (status === "REJECTED") {
      const legs = entryPair("cash", uuid, row.amount)
      await record(within, { idempotencyKey: `refund:${id}`, kind: "ADMIN_INCREASE", at: now, legs })
    }
    return { uuid }
  })
  if (ended.refused !== undefined) return { refused: ended.refused }
  announcements.announce({ type: "cash.changed", uuid: ended.uuid })
  return { data: { id, status } }
}
