import { readPlayLimits } from "@fakham/adapters/operator/play"
import { makeReading } from "@fakham/core/operator"
import { useState } from "react"
import { feedOf } from "./feeds.ts"
import { useMachines } from "./use-machines.ts"

/** The limits by which the player holds themselves, and how much of each is used; fetched with what shows them. */
export const useOwnLimits = () => {
  const { runtime, client, world } = useMachines()
  const [ownLimits] = useState(() =>
    makeReading(runtime, () => readPlayLimits(client), { feed: feedOf(world.followConnection) }),
  )
  return ownLimits
}
