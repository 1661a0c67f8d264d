import { readPlayLimits } from "@fakham/adapters/operator/limits"
import { makeReading } from "@fakham/core/operator"
import { useState } from "react"
import { useMachines } from "./use-machines.ts"

const retryEvery = 5_000

/** The limits by which the player holds themselves, and how much of each is used; fetched with what shows them. */
export const useOwnLimits = () => {
  const { runtime, client } = useMachines()
  const [ownLimits] = useState(() => makeReading(runtime, () => readPlayLimits(client), { retryEvery }))
  return ownLimits
}
