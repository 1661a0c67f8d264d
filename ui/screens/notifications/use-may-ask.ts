import { mayAsk, type PushDeviceActor } from "@fakham/core/notifications"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useMachines } from "../../app/use-machines.ts"

/** Whether this browser tells nothing yet, could, and the player was not asked lately; then it stays so until they answer. */
export const useMayAsk = (device: PushDeviceActor): boolean => {
  const { now } = useMachines()
  const [seenAt] = useState(now)
  return useSelector(device, (state) => {
    const { device: known, settings } = state.context
    if (known === undefined || settings === undefined) return false
    return state.matches("off") && mayAsk(known, settings, seenAt)
  })
}
