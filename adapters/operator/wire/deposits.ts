import * as v from "valibot"
import { Baht } from "./baht.ts"
import { count, typedText } from "./bounds.ts"
import { call } from "./call.ts"
import { maybe } from "./maybe.ts"
import { CreatedAt, Seconds } from "./moments.ts"
import { Multiply } from "./rates.ts"
import { Id, nothing, text } from "./values.ts"

export const depositStatuses = ["WAITING", "MATCHED", "EXPIRED", "CANCELLED", "MISMATCH"] as const

const network = v.picklist(["TRC20", "BEP20"])
const payee = v.object({
  bankId: Id,
  /** Empty for a wallet, whose account number is a phone number. */
  bankCode: text,
  bankAccountNumber: v.string(),
  bankAccountName: text,
})

export const depositsMethods = call(
  "chosen",
  "GET",
  "/api/deposits.methods",
  nothing,
  v.array(
    v.object({
      method: v.string(),
      active: v.boolean(),
      min: Baht,
      max: Baht,
      openSeconds: count,
      payees: v.array(payee),
      /** For USDT: on which networks it is taken, and what one is worth now. */
      networks: maybe(v.array(v.string())),
      rate: maybe(Baht),
    }),
  ),
)

const kept = {
  id: Id,
  bankId: Id,
  prepareAmount: Baht,
  prepareIndex: count,
  prepareTotal: count,
  status: v.picklist(depositStatuses),
  referTransferId: maybe(Id),
  createdAt: CreatedAt,
  expiresAt: maybe(Seconds),
  payee: maybe(payee),
}

/** A deposit as the operator keeps it: the product's fields, and where the money has to go. */
export const Deposit = v.variant("method", [
  v.object({ ...kept, method: v.picklist(["fast", "normal", "truemoney"]) }),
  /** With what a PromptPay code says. */
  v.object({ ...kept, method: v.literal("qrcode"), qrText: v.pipe(v.string(), v.minLength(1)) }),
  v.object({
    ...kept,
    method: v.literal("crypto"),
    crypto: v.object({
      network,
      address: v.pipe(v.string(), v.minLength(1)),
      /** With at most two decimals. */
      usdt: Multiply,
      /** What one USDT is worth; it holds as long as the deposit is open. */
      rate: Baht,
      confirmations: count,
      confirmationsNeeded: count,
    }),
  }),
])

const amount = { amount: Baht }
export const depositsFastCreate = call(
  "chosen",
  "POST",
  "/api/deposits.fast.create",
  v.object({ ...amount, bankId: v.optional(Id) }),
  Deposit,
)
export const depositsNormalCreate = call(
  "chosen",
  "POST",
  "/api/deposits.normal.create",
  v.object({
    ...amount,
    bankId: Id,
    channel: typedText(32),
    channelName: typedText(64),
    bankCode: typedText(16),
    bankAccountNumber: typedText(32),
    bankAccountName: typedText(128),
    depositAt: CreatedAt,
    /** The picture of the slip, as a data address, and what its file was called. */
    proof: typedText(8_000_000),
    proofName: v.optional(typedText(255)),
  }),
  Deposit,
)
export const depositsTruemoneyCreate = call(
  "chosen",
  "POST",
  "/api/deposits.truemoney.create",
  v.object({ ...amount, phoneNumber: typedText(32) }),
  Deposit,
)
export const depositsQrcodeCreate = call("chosen", "POST", "/api/deposits.qrcode.create", v.object(amount), Deposit)
export const depositsCryptoCreate = call(
  "chosen",
  "POST",
  "/api/deposits.crypto.create",
  v.object({ ...amount, network }),
  Deposit,
)
export const depositsOne = call("chosen", "GET", "/api/deposits.one", v.object({ id: Id }), Deposit)
export const depositsOpen = call("chosen", "GET", "/api/deposits.open", nothing, v.array(Deposit))
export const depositsCancel = call("chosen", "POST", "/api/deposits.cancel", v.object({ id: Id }), Deposit)
