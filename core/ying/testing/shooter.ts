import { ManagedRuntime } from "effect"
import { createActor, waitFor } from "xstate"
import type { Round } from "../../lotto/round/round.ts"
import { handClock } from "../../testing/clock.ts"
import { makeShooting } from "../shooting/shooting.machine.ts"
import { openRound, shootingStart } from "./open-round.ts"
import { operatorThatTakesShots } from "./operator-that-takes-shots.ts"

type Settings = { readonly known?: Round; readonly actual?: Round; readonly operatorAhead?: number }

/** A player who shoots, on a clock turned by hand that the operator shares unless its clock differs. */
export const shoots = ({ known = openRound, actual = known, operatorAhead = 0 }: Settings = {}) => {
  const { clock, pass } = handClock()
  let keys = 0
  const operator = operatorThatTakesShots({
    now: () => shootingStart + clock.now() + operatorAhead,
    round: actual,
    sha256: async () => new Uint8Array(32),
  })
  const tools = { now: () => shootingStart + clock.now(), newKey: () => `key-${++keys}` }
  const shooting = createActor(makeShooting(ManagedRuntime.make(operator.layer), tools), {
    input: known,
    clock,
  }).start()
  const is = (state: string) => waitFor(shooting, (seen) => seen.value === state, { timeout: 30_000 })
  return {
    operator,
    shooting,
    pass,
    is,
    state: () => shooting.getSnapshot().value,
    refusal: () => shooting.getSnapshot().context.refusal,
    fire: (number: string) => shooting.send({ type: "shot.fired", number }),
  }
}
