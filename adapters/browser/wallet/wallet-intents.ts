import { satang } from "@fakham/core/money"
import { networks } from "@fakham/core/wallet"
import * as v from "valibot"
import { intentCodec } from "../errand/intent-codec.ts"

const nonNegativeInteger = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const amount = v.pipe(nonNegativeInteger, v.transform(satang))
const name = v.pipe(v.string(), v.minLength(1))

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
      amount,
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
    amount,
    depositAt: v.number(),
    proof: v.object({ fileName: v.string(), mediaType: v.string(), content: Content }),
  }),
  v.object({ method: v.literal("truemoney"), amount, walletNumber: v.string() }),
  v.object({ method: v.literal("qrcode"), amount }),
  v.object({ method: v.literal("crypto"), amount, network: v.picklist(networks) }),
])

const account = v.object({
  bankId: name,
  bankCode: v.string(),
  accountNumber: v.string(),
  name: v.string(),
  isChecked: v.boolean(),
})

/** What intents of the wallet mean. */
export const walletIntents = intentCodec(
  v.variant("kind", [
    v.object({ kind: v.literal("deposit"), request: Request }),
    v.object({ kind: v.literal("withdrawal"), amount, account }),
    v.object({ kind: v.literal("move"), amount }),
    v.object({ kind: v.literal("claim"), achievementId: name }),
    v.object({ kind: v.literal("bankAccount"), bankCode: name, accountNumber: name }),
  ]),
)
