import { storedIntents } from "@fakham/adapters/browser/errand"
import { orderIntents } from "@fakham/adapters/browser/order"
import { httpPoys } from "@fakham/adapters/operator/order"
import { Layer } from "effect"
import type { Machines } from "../player.ts"

/** What slips and sets are placed with. */
export const placing = ({ client, player }: Pick<Machines, "client" | "player">) =>
  Layer.mergeAll(httpPoys(client), storedIntents({ codec: orderIntents, player: () => player }))
