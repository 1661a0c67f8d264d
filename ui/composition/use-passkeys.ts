import { browserAuthenticator } from "@fakham/adapters/browser/passkeys"
import { storedPasskey } from "@fakham/adapters/browser/stored-passkey"
import { httpPasskeys } from "@fakham/adapters/operator/identity"
import { makePasskeys } from "@fakham/core/identity"
import { useActorRef } from "@xstate/react"
import { Layer, ManagedRuntime } from "effect"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { useMachines } from "./use-machines.ts"

type Machine = ReturnType<typeof makePasskeys>

export type PasskeysActor = ActorRefFrom<Machine>

/** The player's passkeys; put together with the part of a page that tells them, and fetched with it. */
export const usePasskeys = (): PasskeysActor => {
  const { client } = useMachines()
  const [machine] = useState(() => {
    const ports = Layer.mergeAll(httpPasskeys(client, location.origin), browserAuthenticator)
    return makePasskeys(ManagedRuntime.make(ports), storedPasskey())
  })
  return useActorRef(machine)
}

export { hasPasskeys } from "@fakham/adapters/browser/passkeys"
