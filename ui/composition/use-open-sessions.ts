import { httpOpenSessions } from "@fakham/adapters/operator/identity"
import { makeOpenSessions } from "@fakham/core/identity"
import { useActorRef } from "@xstate/react"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { useMachines } from "./use-machines.ts"

type Machine = ReturnType<typeof makeOpenSessions>

export type OpenSessionsActor = ActorRefFrom<Machine>

/** Where the player is logged in; put together with the part of a page that tells it, and fetched with it. */
export const useOpenSessions = (): OpenSessionsActor => {
  const { client } = useMachines()
  const [machine] = useState(() => makeOpenSessions(ManagedRuntime.make(httpOpenSessions(client))))
  return useActorRef(machine)
}
