import type { Satang } from "@fakham/core"
import { satang } from "@fakham/core/money"
import type { Within } from "../database/tables.ts"

const ofGames = ["BET_GAME", "ABORT_GAME", "REFUND_GAME"]

/** What a player has staked and seen settled after a moment: slips that won or lost, and games less what they gave back. */
export const settledStakes = async (within: Within, uuid: string, after = 0): Promise<Satang> => {
  const slips = await within
    .selectFrom("poys")
    .select(({ fn }) => fn.sum<number | null>("stake").as("sum"))
    .where("user_uuid", "=", uuid)
    .where("status", "in", ["WON", "LOST"])
    .where("ended_at", ">", after)
    .executeTakeFirstOrThrow()
  const games = await within
    .selectFrom("ledger_entries")
    .select(({ fn }) => fn.sum<number | null>("satang").as("sum"))
    .where("user_uuid", "=", uuid)
    .where("book", "=", "cash")
    .where("kind", "in", ofGames)
    .where("at", ">", after)
    .executeTakeFirstOrThrow()
  return satang((slips.sum ?? 0) - (games.sum ?? 0))
}
