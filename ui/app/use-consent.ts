import { askedPurposes, storedConsent } from "@fakham/adapters/browser/site"
import { makeConsent } from "@fakham/core/site"
import { useActorRef } from "@xstate/react"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"

export type ConsentActor = ActorRefFrom<ReturnType<typeof makeConsent>>

/** Put together with the sheet that asks, and fetched with it. */
export const useConsent = (): ConsentActor => {
  const [machine] = useState(() => makeConsent(ManagedRuntime.make(storedConsent())))
  return useActorRef(machine)
}

/** What this site needs a yes for. */
export const useAskedPurposes = () => useState(askedPurposes)[0]
