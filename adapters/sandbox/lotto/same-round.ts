import { locksRows } from "../database/lock.ts"
import type { Within } from "../database/tables.ts"
import type { RoundRow } from "./drawing.ts"

type KnownRound = Pick<RoundRow, "bet_id" | "seed">

/** A round as it was read: once the sandbox is filled anew, another one with a seed of its own has its name. */
export const sameRound = (within: Within, { bet_id, seed }: KnownRound) =>
  within.selectFrom("rounds").where("bet_id", "=", bet_id).where("seed", "=", seed)

/** Whether the round still stands; it does until the transaction ends. */
export const holdRound = async (within: Within, round: KnownRound): Promise<boolean> => {
  const found = await sameRound(within, round)
    .select("bet_id")
    .$if(locksRows(within), (query) => query.forKeyShare())
    .executeTakeFirst()
  return found !== undefined
}
