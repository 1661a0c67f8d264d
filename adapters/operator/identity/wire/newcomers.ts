import * as v from "valibot"
import { typedText } from "../../wire/bounds.ts"
import { call } from "../../wire/call.ts"
import { flag } from "../../wire/flags.ts"
import { maybe } from "../../wire/maybe.ts"
import { wireTally } from "../../wire/tally.ts"
import { Id, text, wireNothing } from "../../wire/values.ts"

const referral = {
  agentId: v.optional(v.number()),
  refUid: v.optional(v.number()),
  registerFromDomain: v.optional(typedText(253)),
  slug: v.optional(typedText(64)),
  employeeSlug: v.optional(typedText(64)),
}
export const usersSignup = call(
  "given",
  "POST",
  "/api/users.signup",
  v.object({
    userName: typedText(64),
    password: typedText(200),
    phoneNumber: typedText(32),
    referUrl: v.optional(typedText(2_048)),
    captcha: v.optional(typedText(4_096)),
    lineTicket: v.optional(typedText(1_024)),
    ...referral,
  }),
  wireNothing,
)
export const usersNameCheck = call(
  "chosen",
  "POST",
  "/api/users.name.check",
  v.object({ userName: typedText(64) }),
  v.object({ taken: flag() }),
)
export const usersLineLogin = call(
  "given",
  "POST",
  "/api/users.line-login",
  v.object({
    lineId: typedText(128),
    email: v.optional(typedText(254)),
    name: v.optional(typedText(64)),
    fromAfLink: v.optional(v.boolean()),
    lineTicket: v.optional(typedText(1_024)),
    captcha: v.optional(typedText(4_096)),
    ...referral,
  }),
  wireNothing,
)

export const lineStart = call(
  "chosen",
  "GET",
  "/api/line.start",
  v.object({ state: typedText(128), returnTo: typedText(2_048) }),
  v.object({ url: v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/)) }),
)
export const lineProfile = call(
  "chosen",
  "POST",
  "/api/line.profile",
  v.object({ code: typedText(512), returnTo: typedText(2_048) }),
  v.object({ lineId: Id, email: text, name: text, player: flag(true), ticket: maybe(v.string()) }),
)

export const otpsRequest = call(
  "chosen",
  "POST",
  "/api/otps.request",
  v.object({ userName: typedText(64), phoneNumber: typedText(32) }),
  v.object({ refOtpCode: Id, validSeconds: maybe(wireTally) }),
)
export const usersForgotPassword = call(
  "chosen",
  "POST",
  "/api/users.forgot-password",
  v.object({
    userName: typedText(64),
    newPassword: typedText(200),
    otpCode: typedText(16),
    refOtpCode: typedText(64),
    phoneNumber: typedText(32),
  }),
  wireNothing,
)
export const usersChangePassword = call(
  "chosen",
  "POST",
  "/api/users.change-password",
  v.object({ oldPassword: typedText(200), newPassword: typedText(200) }),
  wireNothing,
)
export const captchasChallenge = call(
  "chosen",
  "GET",
  "/api/captchas.challenge",
  wireNothing,
  v.object({
    required: flag(),
    kind: maybe(v.picklist(["altcha", "recaptcha"])),
    /** ALTCHA's challenge as its protocol writes it; its own program reads it. */
    challenge: wireNothing,
    validSeconds: maybe(wireTally),
  }),
)
