import * as v from "valibot"
import { count, written } from "./bounds.ts"
import { call } from "./call.ts"
import { nothing, text } from "./values.ts"

const referral = {
  agentId: v.optional(v.number()),
  refUid: v.optional(v.number()),
  registerFromDomain: v.optional(written(253)),
  slug: v.optional(written(64)),
  employeeSlug: v.optional(written(64)),
}
export const usersSignup = call(
  "given",
  "POST",
  "/api/users.signup",
  v.object({
    userName: written(64),
    password: written(200),
    phoneNumber: written(32),
    referUrl: v.optional(written(2_048)),
    captcha: v.optional(written(4_096)),
    ...referral,
  }),
  nothing,
)
export const usersLineLogin = call(
  "given",
  "POST",
  "/api/users.line-login",
  v.object({
    lineId: written(128),
    email: v.optional(written(254)),
    name: v.optional(written(64)),
    fromAfLink: v.optional(v.boolean()),
    ...referral,
  }),
  nothing,
)

export const otpsRequest = call(
  "chosen",
  "POST",
  "/api/otps.request",
  v.object({ userName: written(64), phoneNumber: written(32) }),
  v.object({ refOtpCode: v.string(), validSeconds: count }),
)
export const usersForgotPassword = call(
  "chosen",
  "POST",
  "/api/users.forgot-password",
  v.object({
    userName: written(64),
    newPassword: written(200),
    otpCode: written(16),
    refOtpCode: written(64),
    phoneNumber: written(32),
  }),
  nothing,
)
export const usersChangePassword = call(
  "chosen",
  "POST",
  "/api/users.change-password",
  v.object({ oldPassword: written(200), newPassword: written(200) }),
  nothing,
)
export const captchasChallenge = call(
  "chosen",
  "GET",
  "/api/captchas.challenge",
  nothing,
  v.object({ required: v.boolean(), challenge: text, question: text }),
)
