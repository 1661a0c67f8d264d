import { satang } from "@fakham/core/money"
import { dayAt, hour, startOf } from "@fakham/core/time"
import type { DepositMethod } from "@fakham/core/wallet"
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

/** For how long satang that told a deposit apart rest when it has ended unpaid: its money may still be on its way. */
export const tailsRestFor = hour

/** How many deposits of a way a player has open, how many were made today, and how many satang of theirs rest. */
export const depositsOf = async (within: Within, uuid: string, method: DepositMethod, now: number) => {
  const mine = within.selectFrom("deposits").where("user_uuid", "=", uuid)
  const count = async (query: typeof mine) =>
    (await query.select(({ fn }) => fn.countAll<number>().as("many")).executeTakeFirstOrThrow()).many
  return {
    openOfMethod: await count(
      mine
        .where("method", "=", method)
        .where("status", "=", "WAITING")
        .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)])),
    ),
    today: await count(mine.where("method", "=", method).where("created_at", ">=", startOf(dayAt(now)))),
    resting: await count(
      mine
        .where("tail", "is not", null)
        .where("status", "in", ["EXPIRED", "CANCELLED"])
        .where("ended_at", ">", now - tailsRestFor),
    ),
  }
}
