import { satang } from "@fakham/core/money"
import { networks, type WalletIntent } from "@fakham/core/wallet"
import * as v from "valibot"
import { base64 } from "../operator/data-address.ts"

/** Texts of another make are not understood. */
const make = 1

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const amount = v.pipe(whole, v.transform(satang))
const name = v.pipe(v.string(), v.minLength(1))

/** The bytes of a picture, four letters for three. */
const Content = v.pipe(
  v.string(),
  v.base64(),
  v.transform((text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))),
)

const Request = v.variant("method", [
  v.pipe(
    v.object({ method: v.literal("fast"), amount, bankId: v.optional(v.string()) }),
    v.transform(({ bankId, ...told }) => ({ ...told, bankId })),
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

const Kept = v.object({
  make: v.literal(make),
  intent: v.object({
    key: name,
    madeAt: v.number(),
    sentAt: v.number(),
    errand: v.variant("kind", [
      v.object({ kind: v.literal("deposit"), request: Request }),
      v.object({ kind: v.literal("withdrawal"), request: v.object({ amount, account }) }),
      v.object({ kind: v.literal("move"), amount }),
      v.object({ kind: v.literal("claim"), achievementId: name }),
    ]),
  }),
})

/** An errand with money as a text that a browser can keep. */
export const textOfErrand = (intent: WalletIntent): string =>
  JSON.stringify({ make, intent }, (_, value: unknown) => (value instanceof Uint8Array ? base64(value) : value))

/** Reads what a browser kept; anything may stand there. */
export const errandOfText = (text: string): WalletIntent | undefined => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text)
  return read.success ? read.output.intent : undefined
}
