import * as v from "valibot"
import { call } from "./call.ts"
import { Baht, CreatedAt, count, Id, maybe, nothing, Seconds, text, written } from "./values.ts"

export const depositStatuses = ["WAITING", "MATCHED", "EXPIRED", "CANCELLED", "MISMATCH"] as const

const payee = v.object({
  bankId: Id,
  bankCode: v.string(),
  bankAccountNumber: v.string(),
  bankAccountName: v.string(),
  /** The network of a crypto address, such as TRC20. */
  network: text,
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
    }),
  ),
)

/** A deposit as the operator keeps it: the product's fields, and where the money has to go. */
export const Deposit = v.object({
  id: Id,
  method: v.string(),
  bankId: Id,
  prepareAmount: Baht,
  prepareIndex: count,
  prepareTotal: count,
  status: v.picklist(depositStatuses),
  referTransferId: maybe(Id),
  createdAt: CreatedAt,
  expiresAt: maybe(Seconds),
  payee: maybe(payee),
  /** What a PromptPay code says. */
  qrText: maybe(v.string()),
  /** Where the deposit is paid in USDT: how much, at which rate, and how often the chain has confirmed it. */
  crypto: maybe(
    v.object({ network: v.string(), address: v.string(), usdt: v.string(), rate: v.string(), confirmations: count }),
  ),
})

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
    channel: written(32),
    channelName: written(64),
    bankCode: written(16),
    bankAccountNumber: written(32),
    bankAccountName: written(128),
    depositAt: v.string(),
    /** The picture of the slip, as a data address. */
    proof: v.optional(written(8_000_000)),
  }),
  Deposit,
)
export const depositsTruemoneyCreate = call(
  "chosen",
  "POST",
  "/api/deposits.truemoney.create",
  v.object({ ...amount, phoneNumber: written(32) }),
  Deposit,
)
export const depositsQrcodeCreate = call("chosen", "POST", "/api/deposits.qrcode.create", v.object(amount), Deposit)
export const depositsCryptoCreate = call(
  "chosen",
  "POST",
  "/api/deposits.crypto.create",
  v.object({ ...amount, network: v.picklist(["TRC20", "BEP20"]) }),
  Deposit,
)
export const depositsOne = call("chosen", "GET", "/api/deposits.one", v.object({ id: Id }), Deposit)
export const depositsOpen = call("chosen", "GET", "/api/deposits.open", nothing, v.array(Deposit))
export const depositsCancel = call("chosen", "POST", "/api/deposits.cancel", v.object({ id: Id }), Deposit)
