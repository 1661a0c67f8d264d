import { Layer, ManagedRuntime, Stream } from "effect"
import { createActor } from "xstate"
import { browserThatRemembers } from "../../../errand/testing/browser-that-remembers.ts"
import { shownBy, untilShown } from "../../../errand/testing/shown.ts"
import { phoneOnTheMove } from "../../../operator/testing/phone-on-the-move.ts"
import { handClock } from "../../../testing/clock.ts"
import type { PlacedPoy } from "../../placed/placed-poy.ts"
import { operatorThatKeepsAPoy } from "../../testing/operator-that-keeps-a-poy.ts"
import { makeAborting } from "../aborting.machine.ts"
import type { ResultNews } from "../aborting.ts"

/** A player with one browser and any number of tabs on slip P-1; `change` is what differs from Somchai's slip. */
export const beforeASlip = (change: Partial<PlacedPoy> = {}, { hasResult = false } = {}) => {
  const { clock, pass } = handClock()
  const operator = operatorThatKeepsAPoy(change)
  const browser = browserThatRemembers()
  const phone = phoneOnTheMove()
  const [followed, now] = [[] as Array<string>, () => clock.now()]
  let keys = 0
  const environment = {
    now,
    isTimeKnown: () => true,
    steadyNow: now,
    newKey: () => `key-${++keys}`,
    followResult: (betId: string) => {
      followed.push(betId)
      return hasResult
        ? Stream.concat(Stream.succeed<ResultNews>({ type: "result.heard" }), Stream.never)
        : Stream.never
    },
  }
  const open = (id = "P-1") => {
    const runtime = ManagedRuntime.make(Layer.mergeAll(operator.layer, browser.layer, phone.layer))
    const actor = createActor(makeAborting(runtime, environment), { clock, input: { id } }).start()
    return {
      actor,
      shown: () => shownBy(actor),
      is: (state: string) => untilShown(actor, state),
      confirm: () => actor.send({ type: "abort.confirmed" }),
      refusal: () => actor.getSnapshot().context.refusal,
      said: () => actor.getSnapshot().context.said,
    }
  }
  return {
    operator,
    browser,
    phone,
    followed,
    pass,
    open,
    aborts: () => operator.asked.filter((call) => call.startsWith("abort")),
  }
}
