import { httpPlayLimits, httpReminders } from "@fakham/adapters/operator/play"
import { makePlayLimits } from "@fakham/core/limits"
import { Layer, ManagedRuntime } from "effect"
import { useState } from "react"
import { useMachines } from "./use-machines.ts"

/** Put together with the one page where players limit their own play, and fetched with it. */
export const usePlayLimits = (): ReturnType<typeof makePlayLimits> => {
  const { client } = useMachines()
  const [made] = useState(() =>
    makePlayLimits(ManagedRuntime.make(Layer.mergeAll(httpPlayLimits(client), httpReminders(client)))),
  )
  return made
}
