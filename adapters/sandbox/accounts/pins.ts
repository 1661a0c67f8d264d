import { newPin, phoneNumber } from "@fakham/core/identity"
import { usersChangePassword, usersForgotPassword } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { notifyOwner } from "../account-events/account-events.ts"
import { answerCall } from "../http/answer.ts"
import { badRequest, type CallRefusal } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { otpExpired } from "./account-refusals.ts"
import { readOtp, spendOtp } from "./otps.ts"
import { againstPin } from "./owner-check.ts"
import { removePasskeys } from "./passkeys.ts"
import { forgetAttempts } from "./pin-attempts.ts"
import { authenticated, endSessions } from "./sessions.ts"

const pinChanged = { type: "pinChanged", detail: "" } as const

/** Another PIN: for whoever holds the phone, or knows the old one. */
export const answerPins = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, clock, tokens, passwords, announcements } = internals

  answerCall(app, usersForgotPassword, async ({ input }) => {
    const { userName, newPassword } = input
    const phone = phoneNumber(input.phoneNumber)
    if (phone._tag === "Failure") return { refused: badRequest("phoneNumber") }
    if (newPin(newPassword, userName)._tag === "Failure") return { refused: badRequest("newPassword") }
    const given = { ...input, purpose: "pin", phoneNumber: phone.success } as const
    const read = await readOtp(internals, given)
    const password_hash = await passwords.hash(newPassword)
    const now = await clock.now()
    type Outcome = { readonly uuid: string } | { readonly refused: CallRefusal }
    const outcome = await db.transaction().execute(async (within): Promise<Outcome> => {
      const refused = await spendOtp(within, given, read, now)
      if (refused !== undefined) return { refused }
      const user = await within
        .updateTable("users")
        .set({ password_hash })
        .where("user_name", "=", userName)
        .where("phone_number", "=", given.phoneNumber)
        .returning(["uuid", "phone_number"])
        .executeTakeFirst()
      if (user === undefined) return { refused: otpExpired }
      await notifyOwner(within, user, pinChanged, now)
      await endSessions(within, user.uuid, now)
      await removePasskeys(within, user.uuid)
      await forgetAttempts(within, userName)
      return user
    })
    if ("refused" in outcome) return outcome
    announcements.announce({ type: "sessions.ended", uuid: outcome.uuid }, { type: "player.told", uuid: outcome.uuid })
    return { data: null }
  })

  answerCall(
    app,
    usersChangePassword,
    authenticated(internals, usersChangePassword, async (user, { input: { oldPassword, newPassword }, token = "" }) => {
      if (newPin(newPassword, user.user_name)._tag === "Failure") return { refused: badRequest("newPassword") }
      const now = await clock.now()
      const refused = await againstPin(internals, user, oldPassword, now)
      if (refused !== undefined) return { refused }
      const password_hash = await passwords.hash(newPassword)
      const here = await tokens.read(token)
      await db.transaction().execute(async (within) => {
        await within.updateTable("users").set({ password_hash }).where("uuid", "=", user.uuid).execute()
        // Every other session of this player ends; the one that asked stays.
        await endSessions(within, user.uuid, now, here?.jti)
        await notifyOwner(within, user, pinChanged, now)
        await removePasskeys(within, user.uuid)
      })
      const { uuid } = user
      announcements.announce({ type: "sessions.ended", uuid, except: here?.jti }, { type: "player.told", uuid })
      return { data: null }
    }),
  )
}
