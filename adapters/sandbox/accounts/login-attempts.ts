import { createHash } from "node:crypto"
import { loginAttempts, username } from "@fakham/core"
import { sql } from "kysely"
import type { Within } from "../database/tables.ts"
import { latestBy } from "../time/clock.ts"

/** How long a name stays locked after its last wrong try. */
const lockMs = 15 * 60 * 1_000

const longestLock = (now: number): number => latestBy(now) + lockMs

/** Whether a name is locked now. */
export const isLocked = (until: number | null, now: number): until is number =>
  until !== null && until > now && until <= longestLock(now)

export type Attempt =
  | { readonly counted: true; readonly attemptsLeft: number; readonly lockedUntil: number | undefined }
  | { readonly counted: false; readonly lockedUntil: number }

/**
 * Counts a try as a wrong one before it is checked, in one statement, so that tries at the same moment cannot share a
 * place; the last one that is left locks the name at once.
 */
export const countAttempt = async (db: Within, userName: string, now: number): Promise<Attempt> => {
  const unlocked = sql<boolean>`login_attempts.locked_until is not null
    and (login_attempts.locked_until <= ${now} or login_attempts.locked_until > ${longestLock(now)})`
  const { failed, locked_until } = await db
    .insertInto("login_attempts")
    .values({ login_name: loginName(userName), failed: 1, locked_until: null })
    .onConflict((conflict) =>
      conflict.column("login_name").doUpdateSet({
        failed: sql<number>`case when ${unlocked} then 1 else login_attempts.failed + 1 end`,
        locked_until: sql<number | null>`case
          when ${unlocked} then null
          when login_attempts.locked_until is null and login_attempts.failed + 1 >= ${sql.lit(loginAttempts)}
            then ${now + lockMs}
          else login_attempts.locked_until end`,
      }),
    )
    .returning(["failed", "locked_until"])
    .executeTakeFirstOrThrow()
  if (failed > loginAttempts) return { counted: false, lockedUntil: locked_until ?? now + lockMs }
  return { counted: true, attemptsLeft: loginAttempts - failed, lockedUntil: locked_until ?? undefined }
}

/** Gives a name all its tries back. */
export const forgetAttempts = async (db: Within, userName: string): Promise<void> => {
  await db.deleteFrom("login_attempts").where("login_name", "=", loginName(userName)).execute()
}

/** Any text is counted, but only a possible username is written down as it is. */
const loginName = (userName: string): string =>
  isUsername(userName) ? userName : `#${createHash("sha256").update(userName).digest("hex")}`

export const isUsername = (text: string): boolean => text.length <= 64 && username(text)._tag === "Success"
