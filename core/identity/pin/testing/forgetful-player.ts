import { ManagedRuntime } from "effect"
import { createActor, waitFor } from "xstate"
import { handClock } from "../../../testing/clock.ts"
import { soon } from "../../../testing/soon.ts"
import { makeForgotPin } from "../forgot-pin.machine.ts"
import type { PendingPinReset } from "../forgot-pin.ts"
import { operatorThatKeepsPins } from "./operator-that-keeps-pins.ts"

export const owner = { userName: "somchai88", phoneNumber: "0810000042" }
export const form = { code: "100001", pin: "Rung70#xy", confirmation: "Rung70#xy" }

/** Who has forgotten their PIN and is asked who they are. */
export const atForgotPin = () => {
  const { clock } = handClock()
  const operator = operatorThatKeepsPins({ ...owner, pin: "Duean69#x" }, () => clock.now())
  const listeners = new Set<() => void>()
  let ahead = 0
  const remembered: Array<PendingPinReset | undefined> = []
  const machine = makeForgotPin(ManagedRuntime.make(operator.layer), {
    now: () => clock.now() + ahead,
    subscribeToClock: (corrected) => {
      const [listener, leave] = [() => corrected(), () => listeners.delete(listener)]
      listeners.add(listener)
      return leave
    },
    storage: { recall: () => remembered.at(-1), remember: (pending) => void remembered.push(pending) },
  })
  const forgot = createActor(machine, { clock }).start()
  /** Until it is corrected, the clock of the page is ahead by so much. */
  const goAhead = (by: number) => {
    ahead = by
  }
  const correct = () => {
    ahead = 0
    for (const listener of listeners) listener()
  }
  /** The page is loaded anew, and only what was remembered is there. */
  const reload = () => {
    forgot.stop()
    return createActor(machine, { clock }).start()
  }
  const is = (state: string) => waitFor(forgot, (now) => now.value === state, soon)
  const now = () => forgot.getSnapshot()
  const claim = (change: Partial<typeof owner> = {}) => forgot.send({ type: "account.submitted", ...owner, ...change })
  const save = (change: Partial<typeof form> = {}) => forgot.send({ type: "pin.submitted", ...form, ...change })
  return { operator, forgot, clock, is, now, claim, save, reload, remembered, goAhead, correct }
}

/** The code is on their phone. */
export const atCode = async () => {
  const player = atForgotPin()
  player.claim()
  await player.is("enteringCode")
  return player
}

/** The code is typed, and a new PIN is asked for. */
export const atPin = async () => {
  const player = await atCode()
  player.forgot.send({ type: "code.submitted", code: "100001" })
  return player
}
