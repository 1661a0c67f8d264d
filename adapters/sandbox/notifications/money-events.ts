import { nothing, type Satang } from "@fakham/core/money"
import type { DepositMethod, MismatchCause } from "@fakham/core/wallet"
import type { Within } from "../database/tables.ts"
import { depositKinds } from "../ledger/deposit-kinds.ts"
import { mismatchCause } from "../wallet/deposit/mismatch.ts"

/** A deposit that a message is about. */
export type EventDeposit = { readonly id: string; readonly method: DepositMethod; readonly asked: Satang }

/** What happened to a player's money otherwise than by a slip. */
export type MoneyEvent = { readonly id: string; readonly at: number } & (
  | { readonly type: "deposited"; readonly amount: Satang; readonly deposit: EventDeposit | undefined }
  | { readonly type: "yingWon" | "rewarded"; readonly amount: Satang }
  | { readonly type: "expired" | "sentBack"; readonly deposit: EventDeposit }
  | {
      readonly type: "mismatched"
      readonly deposit: EventDeposit
      readonly arrived: Satang
      readonly cause: MismatchCause
    }
  | {
      readonly type: "paidOut" | "rejected"
      readonly withdrawalId: string
      readonly amount: Satang
      readonly bankCode: string
      readonly account: string
      readonly note: string
    }
)

/** The latest of them since a moment, so many of each sort. */
export const moneyEventsOf = async (
  within: Within,
  uuid: string,
  since: number,
  most: number,
): Promise<ReadonlyArray<MoneyEvent>> => [
  ...(await creditsOf(within, uuid, since, most)),
  ...(await uncreditedOf(within, uuid, since, most)),
  ...(await withdrawalsOf(within, uuid, since, most)),
]

/** What came into the balance, by the kind of its entry. */
const creditTypes: Readonly<Record<string, "deposited" | "yingWon" | "rewarded">> = {
  ...Object.fromEntries(depositKinds.map((kind) => [kind, "deposited" as const])),
  YING_WIN: "yingWon",
  ACHIVEMENT_ADDMONEY: "rewarded",
}

const ofDeposit = "deposit:"

const creditsOf = async (within: Within, uuid: string, since: number, most: number) => {
  const entries = await within
    .selectFrom("ledger_entries")
    .select(["id", "kind", "satang", "at", "idempotency_key"])
    .where("user_uuid", "=", uuid)
    .where("book", "=", "cash")
    .where("at", ">=", since)
    .where("satang", ">", nothing)
    .where("kind", "in", Object.keys(creditTypes))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute()
  const deposits = await depositsBy(
    within,
    entries.flatMap(({ idempotency_key }) =>
      idempotency_key.startsWith(ofDeposit) ? [idempotency_key.slice(ofDeposit.length)] : [],
    ),
  )
  return entries.flatMap(({ id, kind, satang: amount, at, idempotency_key }): ReadonlyArray<MoneyEvent> => {
    const type = creditTypes[kind]
    if (type === undefined) return []
    return type === "deposited"
      ? [{ type, id, at, amount, deposit: deposits.get(idempotency_key.slice(ofDeposit.length)) }]
      : [{ type, id, at, amount }]
  })
}

const depositsBy = async (within: Within, ids: ReadonlyArray<string>): Promise<ReadonlyMap<string, EventDeposit>> => {
  if (ids.length === 0) return new Map()
  const rows = await within
    .selectFrom("deposits")
    .select(["id", "method", "prepare_amount"])
    .where("id", "in", ids)
    .execute()
  return new Map(rows.map((row) => [row.id, depositOf(row)]))
}

type DepositRow = { readonly id: string; readonly method: DepositMethod; readonly prepare_amount: Satang }
const depositOf = ({ id, method, prepare_amount }: DepositRow): EventDeposit => ({ id, method, asked: prepare_amount })

/** Deposits whose time ran out, whose money does not match, or went back; one that is credited later is told as that. */
const uncreditedOf = async (within: Within, uuid: string, since: number, most: number) => {
  const rows = await within
    .selectFrom("deposits")
    .leftJoin("bank_transfers", "bank_transfers.id", "deposits.refer_transfer_id")
    .select(["deposits.id", "method", "prepare_amount", "expires_at", "status", "ended_at"])
    .select(["bank_transfers.satang", "bank_transfers.at"])
    .where("deposits.user_uuid", "=", uuid)
    .where("deposits.ended_at", ">=", since)
    .where("status", "in", ["EXPIRED", "MISMATCH", "CANCELLED"])
    .orderBy("deposits.ended_at", "desc")
    .limit(most)
    .execute()
  return rows.flatMap(({ satang, at: cameAt, ended_at, ...row }): ReadonlyArray<MoneyEvent> => {
    if (ended_at === null) return []
    const common = { id: `deposit:${row.id}:${row.status}`, at: ended_at, deposit: depositOf(row) }
    if (row.status === "EXPIRED") return [{ ...common, type: "expired" }]
    if (satang === null || cameAt === null) return []
    return row.status === "CANCELLED"
      ? [{ ...common, type: "sentBack" }]
      : [{ ...common, type: "mismatched", arrived: satang, cause: mismatchCause(row, { satang, at: cameAt }) }]
  })
}

const withdrawalsOf = async (within: Within, uuid: string, since: number, most: number) => {
  const ended = await within
    .selectFrom("withdrawals")
    .innerJoin("user_banks", "user_banks.bank_id", "withdrawals.bank_id")
    .select(["withdrawals.id", "withdrawals.amount", "withdrawals.status", "withdrawals.note", "withdrawals.ended_at"])
    .select(["user_banks.bank_code", "user_banks.account_number"])
    .where("withdrawals.user_uuid", "=", uuid)
    .where("withdrawals.ended_at", ">=", since)
    .orderBy("withdrawals.ended_at", "desc")
    .limit(most)
    .execute()
  return ended.flatMap(
    ({ id, amount, status, note, ended_at, bank_code, account_number }): ReadonlyArray<MoneyEvent> =>
      ended_at === null
        ? []
        : [
            {
              type: status === "PAID" ? "paidOut" : "rejected",
              id: `withdrawal:${id}`,
              at: ended_at,
              withdrawalId: id,
              amount,
              bankCode: bank_code,
              account: account_number,
              note,
            },
          ],
  )
}
