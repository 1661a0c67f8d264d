import { ownSlipsOf } from "@fakham/core/order"
import { httpPoyArchive } from "@fakham/operator/order"
import type { Machines } from "../../start-machines.lazy.ts"

/** The player's slips: counted, listed, opened, cancelled. */
export const part = ({ visit, client, player, round }: Machines) =>
  ownSlipsOf(visit.with(httpPoyArchive(client)), { round, isGuest: player === undefined })

export type Slips = ReturnType<typeof part>
