import { randomInt } from "node:crypto"
import { bahtOfSatang, type Satang } from "@fakham/core"
import { leastOf, nothing } from "@fakham/core/money"
import {
  type DepositBounds,
  type DepositMethod,
  type DepositTerms,
  depositFault,
  depositTerms,
  isReported,
  methodRules,
  type Network,
  outsideTerms,
  prepareAmount,
  promptPay,
} from "@fakham/core/wallet"
import { Result } from "effect"
import type { User } from "../../accounts/sessions.ts"
import type { Within } from "../../database/tables.ts"
import { aboveMaximum, badRequest, belowMinimum, type CallRefusal } from "../../http/refusal.ts"
import type { Reply } from "../../http/reply.ts"
import { readableNumber } from "../../internals/readable-number.ts"
import { beyondLimit, playLimit } from "../../limits/may-play.ts"
import { tailsRestFor } from "../../limits/waiting-deposits.ts"
import { transferFor } from "./crypto-transfers.ts"
import { qrDetail, transferDetail } from "./deposit-detail.ts"
import { allTaken, notOffered } from "./deposit-refusals.ts"
import { type DepositRow, depositsToWire, type EncodedDeposit } from "./deposit-to-wire.ts"
import { mayDeposit } from "./may-deposit.ts"
import { holdPayee, type PayeeRow, payeeFor } from "./payees.ts"

/** What a player wants to bring in, and whatever else has to be kept of it. */
export type DepositOpening = {
  readonly method: DepositMethod
  readonly amount: Satang
  readonly bankId?: string | undefined
  readonly network?: Network
  readonly detail?: Readonly<Record<string, unknown>>
  readonly proof?: { readonly file_name: string; readonly picture: string }
}

/** Opens a deposit, or says why not. */
export const tryOpenDeposit = async (
  within: Within,
  user: User,
  command: DepositOpening,
  now: number,
  terms = depositTerms,
): Promise<Reply<EncodedDeposit>> => {
  const wrong = amountRefused(command, terms)
  if (wrong !== undefined) return { refused: wrong }
  const room = await mayDeposit(within, user.uuid, command.method, now)
  if (room.refused !== undefined) return room
  const tooMuch = beyondLimit(command.amount, room.data)
  if (tooMuch !== undefined) return { refused: tooMuch }
  const payee = await payeeFor(
    within,
    command.method,
    command.network === undefined ? command.bankId : chainOf(command.network),
  )
  if (payee === undefined) return { refused: notOffered }
  await holdPayee(within, payee)
  const { carriesSatang } = methodRules[command.method]
  const open = await within
    .selectFrom("deposits")
    .select("prepare_amount")
    .where("bank_id", "=", payee.bank_id)
    .where("status", "=", "WAITING")
    .$if(carriesSatang, (query) => query.where("tail", "is not", null))
    .execute()
  const resting = carriesSatang ? await restingAmounts(within, payee.bank_id, now) : []
  const amount = amountOf(command, [...open, ...resting], {
    min: terms.min,
    max: leastOf(terms.max, room.data ?? terms.max),
  })
  if (amount._tag === "Failure") return { refused: amount.failure === "allTaken" ? allTaken : playLimit(nothing) }
  const row = rowOf(user, command, payee, amount.success, open.length + 1, now, terms)
  await within.insertInto("deposits").values(row).execute()
  if (command.proof !== undefined)
    await within
      .insertInto("proofs")
      .values({ deposit_id: row.id, ...command.proof })
      .execute()
  const [deposit] = await depositsToWire(within, [row], now)
  return deposit === undefined ? { refused: notOffered } : { data: deposit }
}

/** Amounts whose deposits have ended unpaid a short while ago: their money would be taken for somebody else's. */
const restingAmounts = (within: Within, bankId: string, now: number) =>
  within
    .selectFrom("deposits")
    .select("prepare_amount")
    .where("bank_id", "=", bankId)
    .where("tail", "is not", null)
    .where("status", "in", ["EXPIRED", "CANCELLED"])
    .where("ended_at", ">", now - tailsRestFor)
    .execute()

/** The account of a network goes by its name. */
const chainOf = (network: Network) => `usdt-${network.toLowerCase()}`

const amountRefused = ({ method, amount }: DepositOpening, terms: DepositTerms): CallRefusal | undefined => {
  if (amount <= 0) return badRequest("amount")
  const fault = isReported(method) ? outsideTerms(amount, terms) : depositFault(amount, terms)
  if (fault === "notWhole") return badRequest("amount")
  if (fault === "belowMinimum") return belowMinimum(bahtOfSatang(terms.min))
  return fault === "aboveMaximum" ? aboveMaximum(bahtOfSatang(terms.max)) : undefined
}

const amountOf = (
  { method, amount }: DepositOpening,
  open: ReadonlyArray<Pick<DepositRow, "prepare_amount">>,
  bounds: DepositBounds,
): ReturnType<typeof prepareAmount> => {
  if (!methodRules[method].carriesSatang) return Result.succeed(amount)
  const taken = open.map(({ prepare_amount }) => prepare_amount)
  return prepareAmount(amount, taken, randomInt(1, 100), bounds)
}

const rowOf = (
  { uuid }: User,
  { method, network, detail }: DepositOpening,
  payee: PayeeRow,
  amount: Satang,
  place: number,
  now: number,
  { openFor }: DepositTerms,
): DepositRow => {
  const id = readableNumber()
  return {
    id,
    user_uuid: uuid,
    method,
    bank_id: payee.bank_id,
    prepare_amount: amount,
    tail: methodRules[method].carriesSatang ? amount % 100 : null,
    prepare_index: place,
    prepare_total: place,
    status: "WAITING",
    refer_transfer_id: null,
    detail:
      network !== undefined
        ? transferDetail.write(transferFor(network, id, amount))
        : method === "qrcode"
          ? qrDetail.write({ qrText: qrText(payee, amount) })
          : JSON.stringify(detail ?? {}),
    created_at: now,
    expires_at: isReported(method) ? null : now + openFor,
    confirmed_at: null,
    ended_at: null,
  }
}

const qrText = ({ bank_id, account_number }: PayeeRow, amount: Satang): string => {
  const said = promptPay({ kind: "nationalId", digits: account_number }, amount)
  if (said._tag === "Failure") throw new RangeError(`${bank_id} cannot be paid by PromptPay: ${said.failure}`)
  return said.success
}
