import { PostgresAdapter, sql } from "kysely"
import type { Within } from "./tables.ts"

/** Whether rows can be locked; where they cannot, a transaction has the whole database to itself. */
export const locksRows = (within: Within): boolean => within.getExecutor().adapter instanceof PostgresAdapter

/** Whether work on rows that others hold waits for them, or leaves those rows to them. */
export type LockWait = { readonly waits: boolean }

/**
 * Holds a player's row until the transaction ends: nobody else who holds it sees the same balance. Entries for the
 * player may still be added by who does not hold it.
 */
export const lockPlayer = async (within: Within, uuid: string): Promise<void> => {
  if (locksRows(within)) await sql`select uuid from users where uuid = ${uuid} for no key update`.execute(within)
}

/** Holds the rows of several players, taken in one order by all, so that no two wait for each other. */
export const lockPlayers = async (within: Within, uuids: ReadonlyArray<string>): Promise<void> => {
  if (locksRows(within))
    await sql`select uuid from users where uuid = any(${uuids}) order by uuid for no key update`.execute(within)
}

/** Lets one newcomer in at a time, so that no two of them take the same name or phone number. */
export const lockNewcomers = async (within: Within): Promise<void> => {
  if (locksRows(within)) await sql`select pg_advisory_xact_lock(hashtext('newcomers'))`.execute(within)
}

/** Holds a phone number until the transaction ends. */
export const lockPhone = async (within: Within, phoneNumber: string): Promise<void> => {
  if (locksRows(within)) await sql`select pg_advisory_xact_lock(hashtext(${`phone ${phoneNumber}`}))`.execute(within)
}
