import { storedPinReset } from "@fakham/adapters/browser/identity"
import { makeChangePin, makeForgotPin } from "@fakham/core/identity"
import { httpPinKeeper } from "@fakham/operator/identity"
import type { Machines } from "../../start-machines.lazy.ts"

/** The ways to another PIN: with the old one, or without it by a code. */
export type Pins = {
  readonly changePin: ReturnType<typeof makeChangePin>
  readonly forgotPin: ReturnType<typeof makeForgotPin>
}

export const part = ({ visit, client, now, subscribeToClock }: Machines): Pins => {
  const { runtime } = visit.with(httpPinKeeper(client))
  return {
    changePin: makeChangePin(runtime),
    forgotPin: makeForgotPin(runtime, { now, subscribeToClock, storage: storedPinReset() }),
  }
}
