import * as v from "valibot"
import { typedText } from "../../wire/bounds.ts"
import { maybe } from "../../wire/maybe.ts"
import { text } from "../../wire/values.ts"

/** Fields of ours that an operator may ask for, so that a stolen session is not enough. */
export const WireOwnerProof = {
  password: v.optional(typedText(200)),
  otpCode: v.optional(typedText(16)),
  refOtpCode: v.optional(typedText(64)),
}

/** What an operator tells that has sent a code and asks for it. */
export const SentCode = v.object({ refOtpCode: text, phoneNumber: maybe(v.string()) })
