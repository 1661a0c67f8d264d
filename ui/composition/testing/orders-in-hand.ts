import { unfinishedOf } from "@fakham/core/errand"
import { makePlacing, placeOnce } from "@fakham/core/order"
import { browserThatRemembersIntents, operatorThatTakesPoys, phoneOnTheMove } from "@fakham/core/testing"
import { Layer, ManagedRuntime } from "effect"
import { makeOrdering } from "../ordering.machine.ts"

/** What orders are placed with, in front of one operator and in one browser, page after page. */
export const ordersInHand = () => {
  const operator = operatorThatTakesPoys()
  const browser = browserThatRemembersIntents()
  const runtime = ManagedRuntime.make(Layer.mergeAll(operator.layer, browser.layer, phoneOnTheMove().layer))
  let keys = 0
  const placing = makePlacing(runtime, {
    newKey: () => `key-${++keys}`,
    now: () => 0,
    isTimeKnown: () => true,
    steadyNow: () => 0,
  })
  const unfinishedOrders = () => runtime.runPromise(unfinishedOf(placeOnce))
  return { operator, browser, ordering: makeOrdering({ placing, unfinishedOrders }) }
}
