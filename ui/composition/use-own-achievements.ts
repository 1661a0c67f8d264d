import { httpLoyalty } from "@fakham/adapters/operator/wallet"
import { makeReading } from "@fakham/core/operator"
import { Loyalty } from "@fakham/core/wallet"
import { useActorRef } from "@xstate/react"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import { useMachines } from "./use-machines.ts"

/** What a player has reached, for pages that only tell of it. */
export const useOwnAchievements = () => {
  const { client } = useMachines()
  const [made] = useState(() =>
    makeReading(ManagedRuntime.make(httpLoyalty(client)), () => Loyalty.use((loyalty) => loyalty.achievements)),
  )
  return useActorRef(made)
}
