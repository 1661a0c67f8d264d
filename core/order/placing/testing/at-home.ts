import { Layer, ManagedRuntime } from "effect"
import { createActor } from "xstate"
import { present } from "../../../machine/present.ts"
import type { Intents } from "../../../operation/operation.ts"
import { shownBy } from "../../../operation/shown.ts"
import { browserThatRemembers } from "../../../operation/testing/browser-that-remembers.ts"
import { untilShown } from "../../../operation/testing/shown.ts"
import { phoneOnTheMove } from "../../../operator/testing/phone-on-the-move.ts"
import { handClock } from "../../../testing/clock.ts"
import { operatorThatTakesOrders, somchaisOrder } from "../../testing/operator-that-takes-orders.ts"
import type { OrderDesk } from "../order-desk.port.ts"
import { makePlacing } from "../placing.machine.ts"
import type { PlacingInput } from "../placing.ts"

/** A player at a browser whose tabs share a memory and a clock, in front of one operator. */
export const atHome = () => {
  const { clock, pass } = handClock()
  const operator = operatorThatTakesOrders({ now: () => clock.now() })
  const browser = browserThatRemembers()
  const phone = phoneOnTheMove()
  let keys = 0
  const environment = {
    now: () => clock.now(),
    isTimeKnown: () => true,
    steadyNow: () => clock.now(),
    newKey: () => `key-${++keys}`,
  }
  const openedAt = (
    poys: Layer.Layer<OrderDesk>,
    input: Partial<PlacingInput> = {},
    memory: Layer.Layer<Intents> = browser.layer,
  ) => {
    const runtime = ManagedRuntime.make(Layer.mergeAll(poys, memory, phone.layer))
    const machine = makePlacing(runtime, environment)
    const placing = createActor(machine, { clock, input: { draftId: "draft-1", order: somchaisOrder, ...input } })
    placing.start()
    return {
      placing,
      shown: () => shownBy(placing.getSnapshot()),
      is: (state: string) => untilShown(placing, state),
      operation: () => present(placing.getSnapshot().children.operation).getSnapshot(),
      confirm: () => placing.send({ type: "order.confirmed" }),
    }
  }
  const opened = (input: Partial<PlacingInput> = {}, memory?: Layer.Layer<Intents>) =>
    openedAt(operator.layer, input, memory)
  return { operator, browser, phone, pass, opened, openedAt }
}
