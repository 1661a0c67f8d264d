import { Layer, ManagedRuntime } from "effect"
import { createActor, waitFor } from "xstate"
import { handClock } from "../../../testing/clock.ts"
import { browserThatRemembers } from "../../testing/browser-that-remembers.ts"
import { operatorThatTakesPoys, somchaisOrder } from "../../testing/operator-that-takes-poys.ts"
import { makePlacing } from "../placing.machine.ts"
import type { PlacingInput } from "../placing.ts"
import type { Poys } from "../poys.ts"

/** A player at a browser whose tabs share a memory and a clock, in front of one operator. */
export const atHome = () => {
  const { clock, pass } = handClock()
  const operator = operatorThatTakesPoys({ now: () => clock.now() })
  const browser = browserThatRemembers()
  let keys = 0
  const means = {
    now: () => clock.now(),
    isTimeKnown: () => true,
    steadyNow: () => clock.now(),
    newKey: () => `key-${++keys}`,
  }
  const openedAt = (poys: Layer.Layer<Poys>, input: Partial<PlacingInput> = {}) => {
    const machine = makePlacing(ManagedRuntime.make(Layer.mergeAll(poys, browser.layer)), means)
    const placing = createActor(machine, { clock, input: { draftId: "draft-1", order: somchaisOrder, ...input } })
    placing.start()
    const is = (state: string) => waitFor(placing, (now) => now.value === state)
    const confirm = () => placing.send({ type: "order.confirmed" })
    return { placing, is, confirm }
  }
  const opened = (input: Partial<PlacingInput> = {}) => openedAt(operator.layer, input)
  return { operator, browser, pass, opened, openedAt }
}
