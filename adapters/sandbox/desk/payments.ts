import { bahtOfSatang } from "@fakham/core"
import { confirmationsNeeded, depositMethods, methodRules, withdrawalRefusals } from "@fakham/core/wallet"
import * as v from "valibot"
import type { Internals } from "../internals/internals.ts"
import { confirmationsBy } from "../wallet/deposit/crypto-transfers.ts"
import { transferDetail } from "../wallet/deposit/deposit-detail.ts"
import { type DepositRow, statusAt } from "../wallet/deposit/deposit-to-wire.ts"
import { arrivals, settlements } from "../wallet/deposit/matching.ts"
import { mismatchCause } from "../wallet/deposit/mismatch.ts"
import { withdrawalTexts } from "../wallet/withdrawal/withdrawal-refusals.ts"

export const arriving = v.object({ id: v.string(), arrival: v.picklist(arrivals) })
export const confirming = v.object({ id: v.string() })
/** A withdrawal is turned down for one of the product's reasons, in its words, or for another in the desk's own. */
export const ending = v.object({
  id: v.string(),
  status: v.picklist(["PAID", "REJECTED"]),
  reason: v.optional(v.picklist(withdrawalRefusals)),
  note: v.optional(v.pipe(v.string(), v.maxLength(200))),
})
export const noteOf = ({ reason, note }: Pick<v.InferOutput<typeof ending>, "reason" | "note">): string =>
  reason === undefined ? (note ?? "") : withdrawalTexts[reason]

/** What a withdrawal can be turned down for. */
export const reasons = withdrawalRefusals.map((reason) => ({ reason, text: withdrawalTexts[reason] }))

export const settling = v.object({ id: v.string(), as: v.picklist(settlements) })

/** Whether money is taken by accounts of one kind. */
export const offering = v.object({
  kind: v.picklist(depositMethods.map((method) => methodRules[method].payee)),
  offered: v.boolean(),
})

const most = 200

/** The deposits that wait for their money now, the oldest first. */
export const openDeposits = async ({ db, clock }: Internals) => {
  const now = await clock.now()
  const rows = await db
    .selectFrom("deposits")
    .innerJoin("users", "users.uuid", "deposits.user_uuid")
    .selectAll("deposits")
    .select("users.user_name")
    .where("deposits.status", "=", "WAITING")
    .orderBy("deposits.created_at")
    .limit(most)
    .execute()
  return rows
    .filter((row) => statusAt(row, now) === "WAITING")
    .map((row) => ({
      id: row.id,
      userName: row.user_name,
      method: row.method,
      bankId: row.bank_id,
      prepareAmount: bahtOfSatang(row.prepare_amount),
      referTransferId: row.refer_transfer_id,
      confirmations: confirmationsOf(row, now),
      expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    }))
}

/** How often the chain of a deposit has confirmed its transfer, once it has seen it. */
const confirmationsOf = ({ method, detail, confirmed_at }: DepositRow, now: number) => {
  if (method !== "crypto" || confirmed_at === null) return null
  const { network } = transferDetail.read(detail)
  return { made: confirmationsBy(network, confirmed_at, now), needed: confirmationsNeeded[network] }
}

/** For how long the desk shows a deposit whose time is over, so that its money can come late. */
const lateWithin = 3_600_000

/** The deposits whose time ran out within the last hour, the latest first. */
export const lateDeposits = async ({ db, clock }: Internals) => {
  const now = await clock.now()
  const rows = await db
    .selectFrom("deposits")
    .innerJoin("users", "users.uuid", "deposits.user_uuid")
    .selectAll("deposits")
    .select("users.user_name")
    .where("deposits.status", "in", ["WAITING", "EXPIRED"])
    .where("deposits.expires_at", ">", now - lateWithin)
    .where("deposits.expires_at", "<=", now)
    .orderBy("deposits.expires_at", "desc")
    .limit(most)
    .execute()
  return rows
    .filter((row) => statusAt(row, now) === "EXPIRED")
    .map(({ id, user_name, method, prepare_amount }) => ({
      id,
      userName: user_name,
      method,
      prepareAmount: bahtOfSatang(prepare_amount),
    }))
}

/** The deposits whose money was not what was asked for, with what arrived and from whom. */
export const mismatchedDeposits = async ({ db }: Internals) => {
  const rows = await db
    .selectFrom("deposits")
    .innerJoin("users", "users.uuid", "deposits.user_uuid")
    .innerJoin("bank_transfers", "bank_transfers.id", "deposits.refer_transfer_id")
    .select(["deposits.id", "user_name", "prepare_amount", "expires_at", "satang", "from_account", "bank_transfers.at"])
    .where("deposits.status", "=", "MISMATCH")
    .orderBy("deposits.created_at")
    .limit(most)
    .execute()
  return rows.map(({ id, user_name, prepare_amount, expires_at, satang, at, from_account }) => ({
    id,
    cause: mismatchCause({ prepare_amount, expires_at }, { satang, at }),
    userName: user_name,
    prepareAmount: bahtOfSatang(prepare_amount),
    arrived: bahtOfSatang(satang),
    from: from_account,
  }))
}

/** The withdrawals that wait to be paid, the oldest first. */
export const openWithdrawals = async ({ db }: Internals) => {
  const rows = await db
    .selectFrom("withdrawals")
    .innerJoin("users", "users.uuid", "withdrawals.user_uuid")
    .innerJoin("user_banks", "user_banks.bank_id", "withdrawals.bank_id")
    .selectAll("withdrawals")
    .select(["users.user_name", "user_banks.bank_code", "user_banks.account_number"])
    .where("withdrawals.status", "=", "WAITING")
    .orderBy("withdrawals.created_at")
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userName: row.user_name,
    amount: bahtOfSatang(row.amount),
    account: `${row.bank_code} ${row.account_number}`,
    paysAt: new Date(row.pays_at).toISOString(),
  }))
}
