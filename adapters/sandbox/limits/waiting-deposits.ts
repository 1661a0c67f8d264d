import { satang } from "@fakham/core/money"
import { sql } from "kysely"
import type { Within } from "../database/tables.ts"

/**
 * How many deposits of a player are open, and what they come to. One whose transfer was found will be credited, even when
 * its own time is over by then.
 */
export const waitingDeposits = async (within: Within, uuid: string, now: number) => {
  const { coming, open } = await within
    .selectFrom("deposits")
    .select(({ fn }) => [sql<number>`coalesce(sum(prepare_amount), 0)`.as("coming"), fn.countAll<number>().as("open")])
    .where("user_uuid", "=", uuid)
    .where("status", "=", "WAITING")
    .where((eb) =>
      eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now), eb("refer_transfer_id", "is not", null)]),
    )
    .executeTakeFirstOrThrow()
  return { coming: satang(coming), open }
}
