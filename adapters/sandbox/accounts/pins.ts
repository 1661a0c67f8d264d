import { usersChangePassword, usersForgotPassword } from "@fakham/adapters/operator/wire"
import { newPin, phoneNumber } from "@fakham/core/identity"
import type { Hono } from "hono"
import type { BackOffice } from "../back-office/back-office.ts"
import { answer } from "../http/answer.ts"
import { badRequest, loginAttemptCountReachLimit, type Refusal } from "../http/refusals.ts"
import type { RequestEnv } from "../http/requests.ts"
import { spendOtp } from "./otps.ts"
import { changed, countChange, forgetAttempts } from "./pin-attempts.ts"
import { oldPasswordWrong, otpExpired } from "./refusals.ts"
import { authenticated, endSessions } from "./sessions.ts"

/** Another PIN: for whoever holds the phone, or knows the old one. */
export const answerPins = (app: Hono<RequestEnv>, office: BackOffice): void => {
  const { db, clock, tokens, passwords, announcements } = office

  answer(app, usersForgotPassword, async ({ input }) => {
    const { userName, newPassword } = input
    const phone = phoneNumber(input.phoneNumber)
    if (phone._tag === "Failure") return { refused: badRequest("phoneNumber") }
    if (newPin(newPassword, userName)._tag === "Failure") return { refused: badRequest("newPassword") }
    const given = { ...input, phoneNumber: phone.success }
    const password_hash = await passwords.hash(newPassword)
    const now = await clock.now()
    type Outcome = { readonly uuid: string } | { readonly refused: Refusal }
    const outcome = await db.transaction().execute(async (within): Promise<Outcome> => {
      const refused = await spendOtp(within, given, now)
      if (refused !== undefined) return { refused }
      const user = await within
        .updateTable("users")
        .set({ password_hash })
        .where("user_name", "=", userName)
        .where("phone_number", "=", given.phoneNumber)
        .returning("uuid")
        .executeTakeFirst()
      if (user === undefined) return { refused: otpExpired }
      await endSessions(within, user.uuid, now)
      await forgetAttempts(within, userName)
      return user
    })
    if ("refused" in outcome) return outcome
    announcements.announce({ type: "sessions.ended", uuid: outcome.uuid })
    return { data: null }
  })

  answer(
    app,
    usersChangePassword,
    authenticated(office, usersChangePassword, async (user, { input: { oldPassword, newPassword }, token = "" }) => {
      if (newPin(newPassword, user.user_name)._tag === "Failure") return { refused: badRequest("newPassword") }
      const now = await clock.now()
      const attempt = await countChange(db, user.user_name, now)
      const locked = (until: number) => ({
        refused: loginAttemptCountReachLimit(Math.max(1, Math.ceil((until - now) / 1_000))),
      })
      if (!attempt.counted) return locked(attempt.lockedUntil)
      if (!(await passwords.match(oldPassword, user.password_hash)))
        return attempt.lockedUntil === undefined
          ? { refused: oldPasswordWrong(attempt.attemptsLeft) }
          : locked(attempt.lockedUntil)
      const password_hash = await passwords.hash(newPassword)
      const here = await tokens.read(token)
      await db.transaction().execute(async (within) => {
        await changed(within, user.user_name)
        await within.updateTable("users").set({ password_hash }).where("uuid", "=", user.uuid).execute()
        // Every other session of this player ends; the one that asked stays.
        await endSessions(within, user.uuid, now, here?.jti)
      })
      announcements.announce({ type: "sessions.ended", uuid: user.uuid, except: here?.jti })
      return { data: null }
    }),
  )
}
