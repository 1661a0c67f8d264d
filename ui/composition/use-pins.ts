import { tabPinResetMemory } from "@fakham/adapters/browser/identity"
import { httpPinKeeper } from "@fakham/adapters/operator/identity"
import { makeChangePin, makeForgotPin } from "@fakham/core/identity"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import { useMachines } from "./use-machines.ts"

/** Put together with the one page for forgotten PINs, and fetched with it. */
export const useForgotPin = (): ReturnType<typeof makeForgotPin> => {
  const { client, now, followClock } = useMachines()
  const [forgotPin] = useState(() =>
    makeForgotPin(ManagedRuntime.make(httpPinKeeper(client)), { now, followClock, memory: tabPinResetMemory() }),
  )
  return forgotPin
}

/** Put together with the one page that changes a PIN, and fetched with it. */
export const useChangePin = (): ReturnType<typeof makeChangePin> => {
  const { client } = useMachines()
  const [changePin] = useState(() => makeChangePin(ManagedRuntime.make(httpPinKeeper(client))))
  return changePin
}
