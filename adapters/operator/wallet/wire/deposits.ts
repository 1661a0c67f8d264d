import type { DepositMethod } from "@fakham/core/wallet"
import * as v from "valibot"
import { Multiply } from "../../betting/wire/rates.ts"
import { Amount, Baht } from "../../wire/baht.ts"
import { typedText } from "../../wire/bounds.ts"
import { call } from "../../wire/call.ts"
import { flag } from "../../wire/flags.ts"
import { maybe } from "../../wire/maybe.ts"
import { CreatedAt, CreatedMoment, Moment } from "../../wire/moments.ts"
import { requiredRows, rows } from "../../wire/rows.ts"
import { wireTally } from "../../wire/tally.ts"
import { Id, text, wireNothing } from "../../wire/values.ts"

export const wireDepositStatuses = ["WAITING", "MATCHED", "EXPIRED", "CANCELLED", "MISMATCH"] as const

const network = v.picklist(["TRC20", "BEP20"])
/** A text that money goes by: never read from a number, which has lost the noughts before it. */
const exactText = v.pipe(v.string(), v.minLength(1))
const payee = v.object({
  bankId: Id,
  /** Empty for a wallet, whose account number is a phone number. */
  bankCode: text,
  bankAccountNumber: exactText,
  bankAccountName: text,
})

export const depositsMethods = call(
  "chosen",
  "GET",
  "/api/deposits.methods",
  wireNothing,
  rows(
    v.object({
      method: v.string(),
      active: flag(true),
      min: maybe(Amount),
      max: maybe(Amount),
      openSeconds: maybe(wireTally),
      /** How long it usually takes until the money is there. */
      usualSeconds: maybe(wireTally),
      payees: v.fallback(rows(payee), []),
      /** For USDT: on which networks it is taken, and what one is worth now. */
      networks: maybe(rows(v.string())),
      rate: maybe(Amount),
    }),
  ),
)

const common = {
  id: Id,
  bankId: v.fallback(Id, ""),
  /** To the satang: one that was cut would never be found. */
  prepareAmount: Baht,
  prepareIndex: maybe(wireTally),
  prepareTotal: maybe(wireTally),
  status: maybe(v.picklist(wireDepositStatuses)),
  /** Of which of the player's own accounts it was said that the money comes from it. */
  fromBankId: maybe(Id),
  /** The number of the wallet that the money comes from, of a transfer from one. */
  phoneNumber: maybe(v.string()),
  referTransferId: maybe(Id),
  /** What was credited: after a mismatch it may be another amount than what was asked for. */
  creditedAmount: maybe(Amount),
  /** While it does not match: what came, and what is wrong with it. */
  arrivedAmount: maybe(Amount),
  mismatchCause: maybe(v.picklist(["amount", "account", "late"])),
  createdAt: maybe(CreatedMoment),
  expiresAt: maybe(Moment),
  payee: maybe(v.object({ ...payee.entries, bankId: v.fallback(Id, "") })),
}

/** With what a PromptPay code says. */
const byCode = { ...common, qrText: exactText }
const inUsdt = {
  ...common,
  crypto: v.object({
    network,
    address: exactText,
    /** With at most two decimals, for the same reason. */
    usdt: Multiply,
    /** What one USDT is worth; it holds as long as the deposit is open. */
    rate: maybe(Amount),
    confirmations: maybe(wireTally),
    confirmationsNeeded: maybe(wireTally),
  }),
}
const transfers = ["fast", "normal", "truemoney"] as const
const methods = [...transfers, "qrcode", "crypto"] as const
const isMethod = (value: unknown) => methods.some((method) => method === value)
/** Stands for whatever is no method that the site knows; what else stands in the deposit tells it then. */
const impliedMethod = <Method extends (typeof methods)[number]>(method: Method) =>
  v.pipe(
    v.optional(
      v.custom<null | undefined>((value) => !isMethod(value)),
      null,
    ),
    v.transform(() => method),
  )

/** A deposit whose method is not told is one by this call, unless a code or an address tells otherwise. */
const depositBy = (transfer: (typeof transfers)[number]) =>
  v.variant("method", [
    v.object({ ...common, method: v.picklist(transfers) }),
    v.object({ ...byCode, method: v.literal("qrcode") }),
    v.object({ ...inUsdt, method: v.literal("crypto") }),
    v.object({ ...byCode, method: impliedMethod("qrcode") }),
    v.object({ ...inUsdt, method: impliedMethod("crypto") }),
    v.object({ ...common, method: impliedMethod(transfer) }),
  ])

/** A deposit as the operator keeps it: the product's fields, and where the money has to go. */
export const WireDeposit = depositBy("fast")

const amount = { amount: Baht }
export const depositsFastCreate = call(
  "chosen",
  "POST",
  "/api/deposits.fast.create",
  v.object({ ...amount, bankId: v.optional(Id), fromBankId: v.optional(Id) }),
  WireDeposit,
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
  depositBy("normal"),
)
export const depositsTruemoneyCreate = call(
  "chosen",
  "POST",
  "/api/deposits.truemoney.create",
  v.object({ ...amount, phoneNumber: typedText(32) }),
  depositBy("truemoney"),
)
export const depositsQrcodeCreate = call("chosen", "POST", "/api/deposits.qrcode.create", v.object(amount), WireDeposit)
export const depositsCryptoCreate = call(
  "chosen",
  "POST",
  "/api/deposits.crypto.create",
  v.object({ ...amount, network }),
  WireDeposit,
)
/** Where a deposit is opened, by its method. */
export const depositCalls = {
  fast: depositsFastCreate,
  qrcode: depositsQrcodeCreate,
  truemoney: depositsTruemoneyCreate,
  normal: depositsNormalCreate,
  crypto: depositsCryptoCreate,
} satisfies Readonly<Record<DepositMethod, unknown>>

export const depositsOne = call("chosen", "GET", "/api/deposits.one", v.object({ id: Id }), WireDeposit)
export const depositsOpen = call("chosen", "GET", "/api/deposits.open", wireNothing, requiredRows(WireDeposit))
export const depositsCancel = call("chosen", "POST", "/api/deposits.cancel", v.object({ id: Id }), WireDeposit)

/** Behind belowMinimum, aboveMaximum and PLAY_LIMIT: the least, the most, what a limit leaves, and until when a break runs. */
export const WireDepositBounds = v.object({
  min: maybe(Amount),
  max: maybe(Amount),
  left: maybe(Amount),
  until: maybe(Moment),
})
