import type { Satang } from "@fakham/core"
import { baht, plus } from "@fakham/core/money"
import { lockPlayer, locksRows } from "../../database/lock.ts"
import type { Within } from "../../database/tables.ts"
import { transferEnded } from "../../http/refusal.ts"
import type { Reply } from "../../http/reply.ts"
import type { Internals } from "../../internals/internals.ts"
import { readableNumber } from "../../internals/readable-number.ts"
import { foundKind, lookedAtKind } from "../../ledger/deposit-kinds.ts"
import { entryPair, record } from "../../ledger/ledger.ts"
import { confirmedAt, confirmedOnceMore } from "./crypto-transfers.ts"
import { ownDetail, transferDetail, walletDetail } from "./deposit-detail.ts"
import { noSuchDeposit } from "./deposit-refusals.ts"
import { type DepositRow, depositsToWire, type EncodedDeposit, statusAt } from "./deposit-to-wire.ts"
import { againstCredit } from "./may-deposit.ts"
import { ownAccountNumber } from "./own-accounts.ts"

/**
 * What the desk can let arrive for a deposit: what was asked for, another amount, money from a stranger, what was asked
 * for when the time is over, a transfer of which the bank tells twice, or one that is credited without any news of it.
 */
export const arrivals = ["exact", "wrongAmount", "wrongAccount", "late", "twice", "unannounced"] as const
const isAsAsked = (arrival: TransferKind) => arrival === "exact" || arrival === "twice" || arrival === "unannounced"
export type TransferKind = (typeof arrivals)[number]

const kindOf = ({ tail }: DepositRow) => (tail === null ? lookedAtKind : foundKind)

/** Works on one deposit while nobody else does: its player is held first, as always, then the deposit. */
const onDeposit = (
  { inTransaction, clock }: Internals,
  id: string,
  work: (within: Within, row: DepositRow, now: number) => Promise<Reply<DepositRow>>,
): Promise<Reply<EncodedDeposit> & { readonly uuid?: string }> =>
  inTransaction(async (within) => {
    const found = await within.selectFrom("deposits").select("user_uuid").where("id", "=", id).executeTakeFirst()
    if (found === undefined) return { refused: noSuchDeposit }
    await lockPlayer(within, found.user_uuid)
    const row = await within
      .selectFrom("deposits")
      .selectAll()
      .where("id", "=", id)
      .$if(locksRows(within), (query) => query.forUpdate())
      .executeTakeFirstOrThrow()
    const now = await clock.now(within)
    const done = await work(within, row, now)
    if (done.refused !== undefined) return done
    const [deposit] = await depositsToWire(within, [done.data], now)
    return deposit === undefined ? { refused: noSuchDeposit } : { data: deposit, uuid: row.user_uuid }
  })

/** Calls off a deposit that waits; one that money has reached, or that is over, is told as it is. */
export const cancelDeposit = (internals: Internals, uuid: string, id: string): Promise<Reply<EncodedDeposit>> =>
  onDeposit(internals, id, async (within, row, now) => {
    if (row.user_uuid !== uuid) return { refused: noSuchDeposit }
    const stillWaits = statusAt(row, now) === "WAITING" && row.refer_transfer_id === null
    return { data: stillWaits ? await change(within, row, { status: "CANCELLED", ended_at: now }) : row }
  })

/** A transfer arrives for a deposit: matched and credited, on its way through a chain, or a mismatch. */
export const transferArrives = async (
  internals: Internals,
  id: string,
  arrival: TransferKind,
): Promise<Reply<EncodedDeposit>> => {
  const transferId = `BT${readableNumber()}`
  const noteTransfer = () => transferNoted(internals, id, arrival, transferId)
  const [answer] = await Promise.all(
    arrival === "twice" ? ([noteTransfer(), noteTransfer()] as const) : ([noteTransfer()] as const),
  )
  return answer
}

/** The bank tells of a transfer; what it has told before changes nothing. */
const transferNoted = async (
  internals: Internals,
  id: string,
  arrival: TransferKind,
  refer_transfer_id: string,
): Promise<Reply<EncodedDeposit>> => {
  const { uuid, ...result } = await onDeposit(internals, id, async (within, row, now) => {
    if (row.refer_transfer_id === refer_transfer_id) return { data: row }
    const expected = arrival === "late" ? "EXPIRED" : "WAITING"
    if (statusAt(row, now) !== expected || row.refer_transfer_id !== null) return { refused: transferEnded }
    await writeTransfer(within, row, arrival, refer_transfer_id, now)
    if (!isAsAsked(arrival))
      return { data: await change(within, row, { status: "MISMATCH", refer_transfer_id, ended_at: now }) }
    if (row.method !== "crypto") return { data: await credit(within, { ...row, refer_transfer_id }, now) }
    const { network } = transferDetail.read(row.detail)
    return { data: await change(within, row, { refer_transfer_id, confirmed_at: confirmedAt(network, now) }) }
  })
  if (uuid !== undefined && arrival !== "unannounced") internals.announcements.announce({ type: "cash.changed", uuid })
  return result
}

/** How the desk puts a mismatch right: the player has what arrived, or it went back to whoever sent it. */
export const settlements = ["credited", "returned"] as const

/** Ends a mismatch, once. */
export const settleMismatch = async (
  internals: Internals,
  id: string,
  as: (typeof settlements)[number],
): Promise<Reply<EncodedDeposit>> => {
  const { uuid, ...result } = await onDeposit(internals, id, async (within, row, now) => {
    if (row.status !== "MISMATCH") return { refused: transferEnded }
    if (as === "returned") return { data: await change(within, row, { status: "CANCELLED", ended_at: now }) }
    const { satang } = await within
      .selectFrom("bank_transfers")
      .select("satang")
      .where("id", "=", row.refer_transfer_id)
      .executeTakeFirstOrThrow()
    const refused = await againstCredit(within, row.user_uuid, satang, now)
    return refused === undefined ? { data: await credit(within, row, now, satang, lookedAtKind) } : { refused }
  })
  if (uuid !== undefined) internals.announcements.announce({ type: "cash.changed", uuid })
  return result
}

/** A chain confirms a transfer that it has seen once more, ahead of its time; with the last one it is credited. */
export const confirmOnceMore = async (internals: Internals, id: string): Promise<Reply<EncodedDeposit>> => {
  const { uuid, ...result } = await onDeposit(internals, id, async (within, row, now) => {
    if (row.status !== "WAITING" || row.confirmed_at === null) return { refused: transferEnded }
    const confirmed_at = confirmedOnceMore(transferDetail.read(row.detail).network, row.confirmed_at, now)
    const confirmed = await change(within, row, { confirmed_at })
    return { data: confirmed_at > now ? confirmed : await credit(within, confirmed, now) }
  })
  if (uuid !== undefined) internals.announcements.announce({ type: "cash.changed", uuid })
  return result
}

/** Credits a transfer that its chain has confirmed by now. */
export const transferConfirmed = async (internals: Internals, id: string): Promise<void> => {
  const { uuid } = await onDeposit(internals, id, async (within, row, now) =>
    row.status === "WAITING" && row.confirmed_at !== null && row.confirmed_at <= now
      ? { data: await credit(within, row, now) }
      : { refused: transferEnded },
  )
  if (uuid !== undefined) internals.announcements.announce({ type: "cash.changed", uuid })
}

const strangersAccount = "9990000001"

const writeTransfer = async (within: Within, row: DepositRow, arrival: TransferKind, id: string, at: number) => {
  const satang: Satang = arrival === "wrongAmount" ? plus(row.prepare_amount, baht(1)) : row.prepare_amount
  const own = await ownAccountNumber(within, row.user_uuid, ownDetail.read(row.detail).fromBankId)
  const { phoneNumber: wallet } = walletDetail.read(row.detail)
  const from_account = arrival === "wrongAccount" ? strangersAccount : (wallet ?? own ?? "")
  await within
    .insertInto("bank_transfers")
    .values({ id, deposit_id: row.id, bank_id: row.bank_id, from_account, satang, at })
    .execute()
}

const change = async (within: Within, row: DepositRow, to: Partial<DepositRow>): Promise<DepositRow> => {
  await within.updateTable("deposits").set(to).where("id", "=", row.id).execute()
  // Nobody looks at the picture of a transfer once its deposit has ended.
  if (to.status !== undefined && to.status !== "MISMATCH")
    await within.deleteFrom("proofs").where("deposit_id", "=", row.id).execute()
  return { ...row, ...to }
}

const credit = async (
  within: Within,
  row: DepositRow,
  now: number,
  amount: Satang = row.prepare_amount,
  kind = kindOf(row),
): Promise<DepositRow> => {
  const legs = entryPair("cash", row.user_uuid, amount)
  await record(within, { idempotencyKey: `deposit:${row.id}`, kind, at: now, legs })
  return change(within, row, { status: "MATCHED", refer_transfer_id: row.refer_transfer_id, ended_at: now })
}
