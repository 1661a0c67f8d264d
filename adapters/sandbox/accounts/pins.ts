import { usersChangePassword, usersForgotPassword } from "@fakham/adapters/operator/wire"
import { newPin } from "@fakham/core/identity"
import type { Hono } from "hono"
import { answer } from "../answer.ts"
import type { BackOffice } from "../back-office.ts"
import { badRequest, loginAttemptCountReachLimit } from "../refusals.ts"
import type { RequestEnv } from "../requests.ts"
import { countAttempt, forgetAttempts } from "./login-attempts.ts"
import { spendOtp } from "./otps.ts"
import { hashPassword, passwordMatches } from "./password.ts"
import { oldPasswordWrong, otpExpired } from "./refusals.ts"
import { forPlayer } from "./sessions.ts"

/** Another PIN: for whoever holds the phone, or knows the old one. */
export const answerPins = (app: Hono<RequestEnv>, office: BackOffice): void => {
  const { db, clock } = office

  answer(app, usersForgotPassword, async ({ input }) => {
    const { userName, newPassword } = input
    if (newPin(newPassword, userName)._tag === "Failure") return { refused: badRequest("newPassword") }
    const password_hash = await hashPassword(newPassword)
    const now = await clock.now()
    return db.transaction().execute(async (within) => {
      const refused = await spendOtp(within, input, now)
      if (refused !== undefined) return { refused }
      const user = await within
        .updateTable("users")
        .set({ password_hash })
        .where("user_name", "=", userName)
        .where("phone_number", "=", input.phoneNumber)
        .returning("uuid")
        .executeTakeFirst()
      if (user === undefined) return { refused: otpExpired }
      await within
        .updateTable("sessions")
        .set({ revoked_at: now })
        .where("user_uuid", "=", user.uuid)
        .where("revoked_at", "is", null)
        .execute()
      await forgetAttempts(within, userName)
      return { data: null }
    })
  })

  answer(
    app,
    usersChangePassword,
    forPlayer(office, usersChangePassword, async (user, { input: { oldPassword, newPassword } }) => {
      if (newPin(newPassword, user.user_name)._tag === "Failure") return { refused: badRequest("newPassword") }
      const now = await clock.now()
      const attempt = await countAttempt(db, user.user_name, now)
      const locked = (until: number) => ({ refused: loginAttemptCountReachLimit(Math.ceil((until - now) / 1_000)) })
      if (!attempt.counted) return locked(attempt.lockedUntil)
      if (!(await passwordMatches(oldPassword, user.password_hash)))
        return attempt.lockedUntil === undefined
          ? { refused: oldPasswordWrong(attempt.attemptsLeft) }
          : locked(attempt.lockedUntil)
      await forgetAttempts(db, user.user_name)
      const password_hash = await hashPassword(newPassword)
      await db.updateTable("users").set({ password_hash }).where("uuid", "=", user.uuid).execute()
      return { data: null }
    }),
  )
}
