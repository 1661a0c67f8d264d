import { Layer, ManagedRuntime } from "effect"
import { createActor } from "xstate"
import { round42 } from "../../../lotto/testing/round-42.ts"
import { roundThatIs } from "../../../lotto/testing/round-that-is.ts"
import { shownBy } from "../../../operation/shown.ts"
import { browserThatRemembers } from "../../../operation/testing/browser-that-remembers.ts"
import { untilShown } from "../../../operation/testing/shown.ts"
import { phoneOnTheMove } from "../../../operator/testing/phone-on-the-move.ts"
import { handClock } from "../../../testing/clock.ts"
import type { PlacedPoy } from "../../placed/placed-poy.ts"
import { operatorThatKeepsAPoy } from "../../testing/operator-that-keeps-a-poy.ts"
import { makeCancelling } from "../cancelling.machine.ts"

/** A player with one browser and any number of tabs on slip P-1; `change` is what differs from Somchai's slip. */
export const beforeASlip = (change: Partial<PlacedPoy> = {}, { hasResult = false } = {}) => {
  const { clock, pass } = handClock()
  const operator = operatorThatKeepsAPoy(change)
  const browser = browserThatRemembers()
  const phone = phoneOnTheMove()
  const now = () => clock.now()
  const { asked: watchedRounds, round } = roundThatIs(
    hasResult ? { ...round42, outcome: { type: "cancelled" } } : undefined,
  )
  let keys = 0
  const environment = {
    now,
    isTimeKnown: () => true,
    steadyNow: now,
    newKey: () => `key-${++keys}`,
    round,
  }
  const open = (id = "P-1") => {
    const runtime = ManagedRuntime.make(Layer.mergeAll(operator.layer, browser.layer, phone.layer))
    const actor = createActor(makeCancelling(runtime, environment), { clock, input: { id } }).start()
    return {
      actor,
      shown: () => shownBy(actor.getSnapshot()),
      is: (state: string) => untilShown(actor, state),
      confirm: () => actor.send({ type: "cancel.confirmed" }),
      refusal: () => actor.getSnapshot().context.refusal,
      said: () => actor.getSnapshot().context.said,
    }
  }
  return {
    operator,
    browser,
    phone,
    watchedRounds,
    pass,
    open,
    cancels: () => operator.asked.filter((call) => call.startsWith("cancel")),
  }
}
