import { PostgresAdapter, sql } from "kysely"
import type { Within } from "./tables.ts"

/** Whether rows can be locked; where they cannot, a transaction has the whole database to itself. */
export const locksRows = (within: Within): boolean => within.getExecutor().adapter instanceof PostgresAdapter

/**
 * Holds a player's row until the transaction ends: nobody else who holds it sees the same balance. Entries for the
 * player may still be added by who does not hold it.
 */
export const lockPlayer = async (within: Within, uuid: string): Promise<void> => {
  if (locksRows(within)) await sql`select uuid from users where uuid = ${uuid} for no key update`.execute(within)
}
