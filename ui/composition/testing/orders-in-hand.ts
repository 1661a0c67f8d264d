import { unfinishedOf } from "@fakham/core/errand"
import { makePlacing, placeOnce } from "@fakham/core/order"
import { browserThatRemembersIntents, operatorThatTakesPoys, phoneOnTheMove } from "@fakham/core/testing"
import { Layer, ManagedRuntime } from "effect"
import { type ActorRefFrom, waitFor } from "xstate"
import { makeOrdering, type OrderingLogic } from "../ordering.machine.ts"

/** What orders are placed with, in front of one operator and in one browser, page after page. */
export const ordersInHand = (now: () => number = () => 0) => {
  const operator = operatorThatTakesPoys()
  const browser = browserThatRemembersIntents()
  const runtime = ManagedRuntime.make(Layer.mergeAll(operator.layer, browser.layer, phoneOnTheMove().layer))
  let keys = 0
  const placing = makePlacing(runtime, {
    newKey: () => `key-${++keys}`,
    now,
    isTimeKnown: () => true,
    steadyNow: now,
  })
  const unfinishedOrders = () => runtime.runPromise(unfinishedOf(placeOnce))
  return { operator, browser, ordering: makeOrdering({ placing, unfinishedOrders }) }
}

type Ordering = ActorRefFrom<OrderingLogic>

/** The order that is on its way, as soon as there is one. */
export const orderOnItsWay = async (ordering: Ordering) => {
  const { children } = await waitFor(ordering, ({ children }) => children.placing !== undefined)
  if (children.placing === undefined) throw new Error("nothing is on its way")
  return children.placing
}

/** The order that is on its way, once its placing has come to a state. */
export const orderThatIs = async (state: string, ordering: Ordering) => {
  const order = await orderOnItsWay(ordering)
  await waitFor(order, ({ value }) => value === state)
  return order
}
