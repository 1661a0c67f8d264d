import { createHash } from "node:crypto"
import { loginAttempts, username } from "@fakham/core"
import { hour, minute } from "@fakham/core/time"
import { sql } from "kysely"
import type { Within } from "../database/tables.ts"
import { latestBy } from "../time/clock.ts"

/** How long tries stay locked after the last wrong one. */
const lockMs = 15 * minute
/** Wrong tries of one name from everywhere together: beyond what a player mistypes, below what a guesser needs. */
const mostOfName = 50
/** How long tries count, and an address is known from which a player has logged in. */
const knownFor = 30 * 24 * hour
const everywhere = "*"

const longestLock = (now: number): number => latestBy(now) + lockMs

/** Whether tries are locked now. */
export const isLocked = (until: number | null, now: number): until is number =>
  until !== null && until > now && until <= longestLock(now)

export type Attempt =
  | { readonly counted: true; readonly attemptsLeft: number; readonly lockedUntil: number | undefined }
  | { readonly counted: false; readonly lockedUntil: number }

/** Whose PIN is tried, from where: as one household has its address. */
export type Trier = { readonly userName: string; readonly clientNetwork: string }

/**
 * Counts a login as a wrong one before it is checked: five tries of a name from one address, so that a stranger locks
 * nobody but themselves, and fifty from everywhere, which is no matter where the player has logged in lately.
 */
export const countLogin = async (db: Within, { userName, clientNetwork }: Trier, now: number): Promise<Attempt> => {
  const here = { purpose: "login", login_name: loginName(userName), address: clientNetwork } as const
  const there = { ...here, address: everywhere }
  const before = await attemptsOf(db, here)
  const isKnown = (before?.entered_at ?? Number.NEGATIVE_INFINITY) > now - knownFor
  if (isLocked(before?.locked_until ?? null, now)) return count(db, here, loginAttempts, now)
  const ofName = await attemptsOf(db, there)
  if (!isKnown && ofName !== undefined && isLocked(ofName.locked_until, now))
    return { counted: false, lockedUntil: ofName.locked_until }
  const counted = await count(db, here, loginAttempts, now)
  if (!counted.counted) return counted
  const everywhereElse = await count(db, there, mostOfName, now)
  return everywhereElse.counted || isKnown ? counted : everywhereElse
}

/** Gives a name all its tries back, whose player has logged in, and remembers from where. */
export const loggedIn = async (db: Within, { userName, clientNetwork }: Trier, now: number): Promise<void> => {
  const login_name = loginName(userName)
  await db
    .updateTable("pin_attempts")
    .set({ failed: 0, locked_until: null, entered_at: now })
    .where("purpose", "=", "login")
    .where("login_name", "=", login_name)
    .where("address", "=", clientNetwork)
    .execute()
  await db
    .deleteFrom("pin_attempts")
    .where("purpose", "=", "login")
    .where("login_name", "=", login_name)
    .where("address", "=", everywhere)
    .execute()
}

const ofChange = (userName: string) =>
  ({ purpose: "change", login_name: loginName(userName), address: everywhere }) as const

/** Counts the PIN of who is logged in and wants what the owner alone may do, apart from logins: only a session can try it. */
export const countChange = (db: Within, userName: string, now: number): Promise<Attempt> =>
  count(db, ofChange(userName), loginAttempts, now)

/** Gives them back, where the PIN was right. */
export const forgetChangeAttempts = async (db: Within, userName: string): Promise<void> => {
  const { purpose, login_name } = ofChange(userName)
  await db.deleteFrom("pin_attempts").where("purpose", "=", purpose).where("login_name", "=", login_name).execute()
}

/** Gives a name all its tries back, from everywhere and of both kinds. */
export const forgetAttempts = async (db: Within, userName: string): Promise<void> => {
  await db
    .updateTable("pin_attempts")
    .set({ failed: 0, locked_until: null })
    .where("login_name", "=", loginName(userName))
    .execute()
}

type Counted = { readonly purpose: "login" | "change"; readonly login_name: string; readonly address: string }

const attemptsOf = (db: Within, { purpose, login_name, address }: Counted) =>
  db
    .selectFrom("pin_attempts")
    .select(["locked_until", "entered_at"])
    .where("purpose", "=", purpose)
    .where("login_name", "=", login_name)
    .where("address", "=", address)
    .executeTakeFirst()

/**
 * Counts in one statement, so that tries at the same moment cannot share a place; the last one that is left locks at
 * once.
 */
const count = async (db: Within, tried: Counted, most: number, now: number): Promise<Attempt> => {
  const unlocked = sql<boolean>`pin_attempts.locked_until is not null
    and (pin_attempts.locked_until <= ${now} or pin_attempts.locked_until > ${longestLock(now)})
    or pin_attempts.tried_at <= ${now - knownFor}`
  const { failed, locked_until } = await db
    .insertInto("pin_attempts")
    .values({ ...tried, failed: 1, locked_until: null, entered_at: null, tried_at: now })
    .onConflict((conflict) =>
      conflict.columns(["purpose", "login_name", "address"]).doUpdateSet({
        tried_at: now,
        failed: sql<number>`case when ${unlocked} then 1 else pin_attempts.failed + 1 end`,
        locked_until: sql<number | null>`case
          when ${unlocked} then null
          when pin_attempts.locked_until is null and pin_attempts.failed + 1 >= ${sql.lit(most)} then ${now + lockMs}
          else pin_attempts.locked_until end`,
      }),
    )
    .returning(["failed", "locked_until"])
    .executeTakeFirstOrThrow()
  if (failed > most) return { counted: false, lockedUntil: locked_until ?? now + lockMs }
  return { counted: true, attemptsLeft: most - failed, lockedUntil: locked_until ?? undefined }
}

/** Any text is counted, but only a possible username is written down as it is. */
const loginName = (userName: string): string =>
  isUsername(userName) ? userName : `#${createHash("sha256").update(userName).digest("hex")}`

export const isUsername = (text: string): boolean => text.length <= 64 && username(text)._tag === "Success"
