import { Intents, makePlacing } from "@fakham/core/order"
import { browserThatRemembersIntents, operatorThatTakesPoys } from "@fakham/core/testing"
import { Effect, Layer, ManagedRuntime } from "effect"
import { makeOrdering } from "../ordering.machine.ts"

/** What orders are placed with, in front of one operator and in one browser, page after page. */
export const ordersInHand = () => {
  const operator = operatorThatTakesPoys()
  const browser = browserThatRemembersIntents()
  const runtime = ManagedRuntime.make(Layer.merge(operator.layer, browser.layer))
  let keys = 0
  const placing = makePlacing(runtime, {
    newKey: () => `key-${++keys}`,
    now: () => 0,
    isTimeKnown: () => true,
    steadyNow: () => 0,
  })
  const unfinishedOrders = () => runtime.runPromise(Effect.flatMap(Intents, (intents) => intents.unfinished))
  return { operator, browser, ordering: makeOrdering({ placing, unfinishedOrders }) }
}
