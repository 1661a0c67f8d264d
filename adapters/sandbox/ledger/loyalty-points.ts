import { loyaltyPoints } from "@fakham/core/wallet"
import type { Selectable } from "kysely"
import type { UsersTable } from "../database/tables/players.ts"
import type { Within } from "../database/tables.ts"
import { settledStakes } from "./settled-stakes.ts"

type Player = Pick<Selectable<UsersTable>, "uuid" | "loyalty_point">

/** A player's points: those of before, and one for every hundred baht that were staked and settled. */
export const pointsOf = async (within: Within, player: Player): Promise<number> =>
  player.loyalty_point + loyaltyPoints(await settledStakes(within, player.uuid))
