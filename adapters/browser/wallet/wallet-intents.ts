import {
  type BankAccountCommand,
  type ClaimCommand,
  type DepositCommand,
  type Move,
  networks,
  type WithdrawalCommand,
} from "@fakham/core/wallet"
import * as v from "valibot"
import { Name, type StoredKind, StoredMoney } from "../operation/stored-values.ts"

const base64 = /^(?:[\da-z+/]{4})*(?:[\da-z+/]{2}==|[\da-z+/]{3}=)?$/i

/** The bytes of a picture, four letters for three. */
const Content = v.pipe(
  v.string(),
  v.regex(base64),
  v.transform((text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))),
)

const Request = v.variant("method", [
  v.pipe(
    v.object({
      method: v.literal("fast"),
      amount: StoredMoney,
      bankId: v.optional(v.string()),
      fromBankId: v.exactOptional(v.string()),
    }),
    v.transform(({ bankId, ...fields }) => ({ ...fields, bankId })),
  ),
  v.object({
    method: v.literal("normal"),
    bankId: v.string(),
    channel: v.string(),
    channelName: v.string(),
    bankCode: v.string(),
    bankAccountNumber: v.string(),
    bankAccountName: v.string(),
    amount: StoredMoney,
    depositAt: v.number(),
    proof: v.object({ fileName: v.string(), mediaType: v.string(), content: Content }),
  }),
  v.object({ method: v.literal("truemoney"), amount: StoredMoney, walletNumber: v.string() }),
  v.object({ method: v.literal("qrcode"), amount: StoredMoney }),
  v.object({ method: v.literal("crypto"), amount: StoredMoney, network: v.picklist(networks) }),
])

const Account = v.object({
  bankId: Name,
  bankCode: v.string(),
  accountNumber: v.string(),
  name: v.string(),
  isChecked: v.boolean(),
})

const deposit: StoredKind<DepositCommand> = { shape: v.object({ kind: v.literal("deposit"), request: Request }) }
const withdrawal: StoredKind<WithdrawalCommand> = {
  shape: v.object({ kind: v.literal("withdrawal"), amount: StoredMoney, account: Account }),
}
const move: StoredKind<Move> = { shape: v.object({ kind: v.literal("move"), amount: StoredMoney }) }
const claim: StoredKind<ClaimCommand> = { shape: v.object({ kind: v.literal("claim"), achievementId: Name }) }
const bankAccount: StoredKind<BankAccountCommand> = {
  shape: v.object({ kind: v.literal("bankAccount"), bankCode: Name, accountNumber: Name }),
}

/** How intents of the wallet are stored. */
export const walletIntents = { deposit, withdrawal, move, claim, bankAccount }
