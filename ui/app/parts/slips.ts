import { storedIntents } from "@fakham/adapters/browser/errand"
import { orderIntents } from "@fakham/adapters/browser/order"
import { httpPlacedPoys } from "@fakham/adapters/operator/order"
import { ownSlipsOf } from "@fakham/core/order"
import { Layer } from "effect"
import type { Machines } from "../player.ts"

/** The player's slips: counted, listed, opened, cancelled. */
export const part = ({ visit, client, player, round }: Machines) =>
  ownSlipsOf(
    visit.with(Layer.mergeAll(httpPlacedPoys(client), storedIntents({ codec: orderIntents, player: () => player }))),
    { round, isGuest: player === undefined },
  )

export type Slips = ReturnType<typeof part>
