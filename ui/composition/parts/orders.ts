import { orderIntents, storedIntents } from "@fakham/adapters/browser/betting"
import { httpPoys } from "@fakham/adapters/operator/betting"
import { unfinishedOf } from "@fakham/core/errand"
import { makeReading } from "@fakham/core/operator"
import { makePlacing, placeOnce, type SetsOrder } from "@fakham/core/order"
import { Effect, Layer } from "effect"
import { makeOrdering, type OrderingLogic } from "../ordering.machine.ts"
import type { Machines } from "../player.ts"

export type Orders = {
  /** What a draft of any kind is placed by. */
  readonly ordering: OrderingLogic
  /** An order of sets whose outcome is not known yet, from before a reload. */
  readonly unfinishedSets: ReturnType<typeof makeReading<unknown, SetsOrder | "none">>
}

/** What slips and sets are placed with. */
export const part = ({ visit, client, player }: Machines): Orders => {
  const { runtime } = visit.with(
    Layer.mergeAll(httpPoys(client), storedIntents({ codec: orderIntents, player: () => player })),
  )
  return {
    ordering: makeOrdering({
      placing: makePlacing(runtime, visit.environment),
      unfinishedOrders: () => runtime.runPromise(unfinished),
    }),
    unfinishedSets: makeReading(runtime, () =>
      Effect.map(
        unfinished,
        (intents) => intents.map(({ meant }) => meant.order).find((order) => order.kind === "sets") ?? "none",
      ),
    ),
  }
}

const unfinished = unfinishedOf(placeOnce)
