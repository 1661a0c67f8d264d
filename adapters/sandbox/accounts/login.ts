import { tokenHeader, usersAuth, usersLogin, usersLogout } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { answerCall } from "../http/answer.ts"
import { invalidLoginCredential, loginAttemptCountReachLimit, unauthorized } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { countLogin, isUsername, loggedIn } from "./pin-attempts.ts"
import { authenticated, endSession, openSession } from "./sessions.ts"

/** Logging in and out, and whether a token is still good. */
export const answerLogin = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, clock, tokens, passwords } = internals

  answerCall(app, usersLogin, async ({ input: { userName, password }, clientNetwork, userDevice, isOf }) => {
    const now = await clock.now()
    const user = isUsername(userName)
      ? await db.selectFrom("users").selectAll().where("user_name", "=", userName).executeTakeFirst()
      : undefined
    if (user !== undefined) isOf(user)
    const attempt = await countLogin(db, { userName, clientNetwork }, now)
    if (!attempt.counted) return { refused: lockedFor(attempt.lockedUntil - now) }
    const matches = await passwords.match(password, user?.password_hash)
    if (user !== undefined && matches) {
      const token = await openSession(internals, user, { clientNetwork, userDevice })
      await loggedIn(db, { userName, clientNetwork }, now)
      return { data: null, headers: { [tokenHeader]: token } }
    }
    return {
      refused:
        attempt.lockedUntil === undefined
          ? invalidLoginCredential(attempt.attemptsLeft)
          : lockedFor(attempt.lockedUntil - now),
    }
  })

  answerCall(
    app,
    usersAuth,
    authenticated(internals, usersAuth, async () => ({ data: null })),
  )

  answerCall(app, usersLogout, async ({ token, isOf }) => {
    const claims = token === undefined ? undefined : await tokens.read(token)
    if (claims === undefined) return { refused: unauthorized }
    isOf(claims)
    await endSession(internals, claims)
    return { data: null }
  })
}

const lockedFor = (ms: number) => loginAttemptCountReachLimit(Math.max(1, Math.ceil(ms / 1_000)))
