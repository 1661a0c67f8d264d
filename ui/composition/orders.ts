import { storedAcceptedRules, storedRatePolicy } from "@fakham/adapters/browser/betting"
import { unfinishedOf } from "@fakham/core/errand"
import { makeReading } from "@fakham/core/operator"
import { makePlacing, placeOnce, type RatePolicy, type SetsOrder } from "@fakham/core/order"
import { Effect } from "effect"
import { type Kept, kept } from "./kept.ts"
import { makeOrdering, type OrderingLogic } from "./ordering.machine.ts"
import type { PlayerRuntime, Tools } from "./runtime.ts"

export type Orders = {
  /** What a draft of any kind is placed by. */
  readonly ordering: OrderingLogic
  /** An order of sets whose outcome is not known yet, from before a reload. */
  readonly unfinishedSets: ReturnType<typeof makeReading<unknown, SetsOrder | "none">>
  readonly ratePolicy: Kept<RatePolicy>
  /** The edition of the betting rules that the player has accepted. */
  readonly acceptedRules: Kept<string>
}

/** What slips and sets are placed with. */
export const orders = (runtime: PlayerRuntime, tools: Tools): Orders => ({
  ordering: makeOrdering({
    placing: makePlacing(runtime, tools),
    unfinishedOrders: () => runtime.runPromise(unfinished),
  }),
  unfinishedSets: makeReading(runtime, () =>
    Effect.map(
      unfinished,
      (intents) => intents.map(({ meant }) => meant.order).find((order) => order.kind === "sets") ?? "none",
    ),
  ),
  ratePolicy: kept(storedRatePolicy()),
  acceptedRules: kept(storedAcceptedRules()),
})

const unfinished = unfinishedOf(placeOnce)
