import type { Satang } from "@fakham/core"
import { minus } from "@fakham/core/money"
import { commission } from "@fakham/core/wallet"
import { sql } from "kysely"
import type { Within } from "../../database/tables.ts"
import { entryPair, type Movement } from "../../ledger/ledger.ts"

/** How a statement names what friends' stakes bring in. */
const commissionKind = "AF_COMMISSION"

type SettledSlip = { readonly id: string; readonly user_uuid: string; readonly stake: Satang }

/**
 * Counts stakes that were settled for whoever brought their players along, and says what their shares come to. A share
 * is counted on all stakes together, so that no satang of small slips is lost; a slip counts once, because it is settled
 * once.
 */
export const earnCommissions = async (
  within: Within,
  slips: ReadonlyArray<SettledSlip>,
  at: number,
): Promise<ReadonlyArray<Movement>> => {
  if (slips.length === 0) return []
  const friends = await within
    .selectFrom("referrals")
    .select(["member_uuid", "by_uuid"])
    .where("member_uuid", "in", [...new Set(slips.map(({ user_uuid }) => user_uuid))])
    .execute()
  const broughtBy = new Map(friends.map(({ member_uuid, by_uuid }) => [member_uuid, by_uuid]))
  const earning = slips
    .flatMap((slip) => {
      const by = broughtBy.get(slip.user_uuid)
      return by === undefined ? [] : [{ ...slip, by }]
    })
    // Everyone who settles goes through players in one order, so that none waits for the other.
    .toSorted((one, other) => (one.by < other.by ? -1 : one.by > other.by ? 1 : 0))
  const earned: Array<Movement> = []
  for (const { id, by, stake } of earning) {
    const { satang: after } = await within
      .insertInto("friends_stakes")
      .values({ by_uuid: by, satang: stake })
      .onConflict((conflict) =>
        conflict.column("by_uuid").doUpdateSet({ satang: sql<Satang>`friends_stakes.satang + excluded.satang` }),
      )
      .returning("satang")
      .executeTakeFirstOrThrow()
    const share = minus(commission([after]), commission([minus(after, stake)]))
    if (share > 0)
      earned.push({ idempotencyKey: `af:${id}`, kind: commissionKind, at, legs: entryPair("afCash", by, share) })
  }
  return earned
}
