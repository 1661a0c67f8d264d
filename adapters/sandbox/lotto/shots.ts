import { hour } from "@fakham/core/time"
import type { Shot } from "@fakham/core/ying"
import type { Within } from "../database/tables.ts"

/** For how long after its end the shots of a round are told, and with them its proof. */
export const shotsStoredFor = 90 * 24 * hour

/** What members shot into a round, the oldest first; a member goes by their username. */
export const memberShots = async (within: Within, betId: string): Promise<ReadonlyArray<Shot>> =>
  (
    await within
      .selectFrom("shots")
      .innerJoin("users", "users.uuid", "shots.user_uuid")
      .select(["users.user_name as member", "shots.number", "shots.at", "shots.sequence"])
      .where("bet_id", "=", betId)
      .orderBy("shots.sequence")
      .execute()
  ).map(({ member, number, at, sequence }) => ({ member, number, at, sequence }))
