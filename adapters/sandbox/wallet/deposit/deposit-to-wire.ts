import { bahtOfSatang } from "@fakham/core"
import { confirmationsNeeded } from "@fakham/core/wallet"
import type { WireDeposit } from "@fakham/operator/wire"
import type { Selectable } from "kysely"
import type * as v from "valibot"
import type { DepositsTable } from "../../database/tables/wallet.ts"
import type { Within } from "../../database/tables.ts"
import { createdAt } from "../../time/written-time.ts"
import { confirmationsBy } from "./crypto-transfers.ts"
import { ownDetail, qrDetail, transferDetail, walletDetail } from "./deposit-detail.ts"
import { mismatchCause } from "./mismatch.ts"
import { payeeToWire } from "./payees.ts"

export type DepositRow = Selectable<DepositsTable>
export type EncodedDeposit = v.InferInput<typeof WireDeposit>

/** A deposit is over when its time is, whether or not somebody has written it down yet. */
export const statusAt = (row: DepositRow, now: number): DepositRow["status"] =>
  row.status === "WAITING" && row.refer_transfer_id === null && row.expires_at !== null && row.expires_at <= now
    ? "EXPIRED"
    : row.status

/** Deposits as their player may read them, each with its place in the queue of its account. */
export const depositsToWire = async (
  within: Within,
  rows: ReadonlyArray<DepositRow>,
  now: number,
): Promise<ReadonlyArray<EncodedDeposit>> => {
  const bankIds = [...new Set(rows.map(({ bank_id }) => bank_id))]
  if (bankIds.length === 0) return []
  const payees = await within.selectFrom("payees").selectAll().where("bank_id", "in", bankIds).execute()
  const waiting = await within
    .selectFrom("deposits")
    .selectAll()
    .where("bank_id", "in", bankIds)
    .where("status", "=", "WAITING")
    .orderBy("created_at")
    .orderBy("id")
    .execute()
  const queues = Map.groupBy(
    waiting.filter((row) => statusAt(row, now) === "WAITING"),
    ({ bank_id }) => bank_id,
  )
  const found = rows.flatMap(({ refer_transfer_id }) => (refer_transfer_id ? [refer_transfer_id] : []))
  const transfers =
    found.length === 0
      ? []
      : await within.selectFrom("bank_transfers").select(["id", "satang", "at"]).where("id", "in", found).execute()
  const transferBy = new Map(transfers.map((transfer) => [transfer.id, transfer]))
  return rows.map((row) => {
    const queue = queues.get(row.bank_id) ?? []
    const place = queue.findIndex(({ id }) => id === row.id)
    const transfer = transferBy.get(row.refer_transfer_id ?? "")
    const unmatched = row.status === "MISMATCH" ? transfer : undefined
    const payee = payees.find(({ bank_id }) => bank_id === row.bank_id)
    const common = {
      id: row.id,
      bankId: row.bank_id,
      prepareAmount: bahtOfSatang(row.prepare_amount),
      prepareIndex: place === -1 ? row.prepare_index : place + 1,
      prepareTotal: place === -1 ? row.prepare_total : queue.length,
      status: statusAt(row, now),
      referTransferId: row.refer_transfer_id,
      creditedAmount: row.status === "MATCHED" ? bahtOfSatang(transfer?.satang ?? row.prepare_amount) : null,
      arrivedAmount: unmatched === undefined ? null : bahtOfSatang(unmatched.satang),
      mismatchCause: unmatched === undefined ? null : mismatchCause(row, unmatched),
      createdAt: createdAt(row.created_at),
      expiresAt: row.expires_at === null ? null : row.expires_at / 1_000,
      payee: payee === undefined || payee.kind === "chain" ? null : payeeToWire(payee),
    }
    if (row.method === "fast")
      return { ...common, method: row.method, fromBankId: ownDetail.read(row.detail).fromBankId ?? null }
    if (row.method === "qrcode") return { ...common, method: row.method, qrText: qrDetail.read(row.detail).qrText }
    if (row.method === "truemoney")
      return { ...common, method: row.method, phoneNumber: walletDetail.read(row.detail).phoneNumber ?? null }
    if (row.method !== "crypto") return { ...common, method: row.method }
    const { network, address, usdt, rate } = transferDetail.read(row.detail)
    const confirmations = confirmationsBy(network, row.confirmed_at, now)
    return {
      ...common,
      method: row.method,
      crypto: {
        network,
        address,
        usdt: usdt / 100,
        rate: bahtOfSatang(rate),
        confirmations,
        confirmationsNeeded: confirmationsNeeded[network],
      },
    }
  })
}
