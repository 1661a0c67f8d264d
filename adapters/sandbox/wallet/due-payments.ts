import { type LockWait, locksRows } from "../database/lock.ts"
import type { Internals } from "../internals/internals.ts"
import { transferConfirmed } from "./deposit/matching.ts"
import { endWithdrawal } from "./withdrawal/take-and-pay.ts"

const atOnce = 200

/** Whatever is due by the clock: deposits are over, transfers confirmed, withdrawals paid. */
export const runDuePayments = async (internals: Internals, lockWait: LockWait): Promise<void> => {
  await endDeposits(internals, lockWait)
  await confirmTransfers(internals)
  await payWithdrawals(internals)
}

/** Frees the satang of deposits that nobody paid in time. */
const endDeposits = async (
  { db, inTransaction, clock, announcements }: Internals,
  { waits }: LockWait,
): Promise<void> => {
  const now = await clock.now()
  const due = await db
    .selectFrom("deposits")
    .select("id")
    .where("status", "=", "WAITING")
    .where("refer_transfer_id", "is", null)
    .where("expires_at", "<=", now)
    .limit(1)
    .execute()
  if (due.length === 0) return
  const ended = await inTransaction(async (within) => {
    const rows = await within
      .selectFrom("deposits")
      .select(["id", "user_uuid", "expires_at"])
      .where("status", "=", "WAITING")
      .where("refer_transfer_id", "is", null)
      .where("expires_at", "<=", now)
      .orderBy("id")
      .limit(atOnce)
      .$if(locksRows(within), (query) => (waits ? query.forUpdate() : query.forUpdate().skipLocked()))
      .execute()
    for (const { id, expires_at } of rows)
      await within
        .updateTable("deposits")
        .set({ status: "EXPIRED", ended_at: expires_at })
        .where("id", "=", id)
        .execute()
    return rows
  })
  // Whoever waits on a deposit's page asks again when their money is spoken of.
  const uuids = new Set(ended.map(({ user_uuid }) => user_uuid))
  announcements.announce(...[...uuids].map((uuid) => ({ type: "cash.changed" as const, uuid })))
}

const confirmTransfers = async (internals: Internals): Promise<void> => {
  const due = await internals.db
    .selectFrom("deposits")
    .select("id")
    .where("status", "=", "WAITING")
    .where("confirmed_at", "<=", await internals.clock.now())
    .limit(atOnce)
    .execute()
  for (const { id } of due) await transferConfirmed(internals, id)
}

const payWithdrawals = async (internals: Internals): Promise<void> => {
  const due = await internals.db
    .selectFrom("withdrawals")
    .select("id")
    .where("status", "=", "WAITING")
    .where("pays_at", "<=", await internals.clock.now())
    .limit(atOnce)
    .execute()
  for (const { id } of due) await endWithdrawal(internals, id, "PAID")
}
