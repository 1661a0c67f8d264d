import { type CallRefusal, loginAttemptCountReachLimit } from "../http/refusal.ts"
import type { Internals } from "../internals/internals.ts"
import { oldPasswordWrong, pinRequired } from "./account-refusals.ts"
import { countChange, forgetChangeAttempts } from "./pin-attempts.ts"
import type { User } from "./sessions.ts"

/** What stands against a PIN of somebody who is logged in; a right one gives the tries back. */
export const againstPin = async (
  { db, passwords }: Internals,
  { user_name, password_hash }: User,
  pin: string,
  now: number,
): Promise<CallRefusal | undefined> => {
  const attempt = await countChange(db, user_name, now)
  const locked = (until: number) => loginAttemptCountReachLimit(Math.max(1, Math.ceil((until - now) / 1_000)))
  if (!attempt.counted) return locked(attempt.lockedUntil)
  if (await passwords.match(pin, password_hash)) {
    await forgetChangeAttempts(db, user_name)
    return undefined
  }
  return attempt.lockedUntil === undefined ? oldPasswordWrong(attempt.attemptsLeft) : locked(attempt.lockedUntil)
}

/** Who came by LINE alone has no PIN that could be asked for. */
const hasPin = ({ password_hash }: User) => !password_hash.startsWith(noPin)
export const noPin = "none$"

/** What stands against an act that a stolen session is not enough for. */
export const againstStranger = async (
  internals: Internals,
  user: User,
  pin: string | undefined,
  now: number,
): Promise<CallRefusal | undefined> => {
  if (!hasPin(user)) return undefined
  return pin === undefined || pin === "" ? pinRequired : againstPin(internals, user, pin, now)
}
