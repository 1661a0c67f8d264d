import { useActorRef } from "@xstate/react"
import { fromPromise, type SnapshotFrom } from "xstate"
import { useApp } from "../app.ts"
import type { MachinesLoader } from "./loader.ts"
import type { Machines } from "./player.ts"
import { useSelectorInSteps } from "./select-in-steps.ts"

const triesAnewAfter = 15_000

/** For what stands around the screens: as soon as they can be fetched, or nobody waits for them any more. */
export const loadWithRetries = async (machines: MachinesLoader, signal: AbortSignal): Promise<Machines> => {
  try {
    return await machines.load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, triesAnewAfter))
    return signal.aborted ? Promise.reject(signal.reason) : loadWithRetries(machines, signal)
  }
}

// Who needs them tells of a load that failed; what stands around goes without until one succeeds.
const loading = fromPromise<Machines, MachinesLoader>(({ input, signal }) => loadWithRetries(input, signal))

const loadedIn = ({ output }: SnapshotFrom<typeof loading>) => output

/** For what stands around the screens: the machines from when they are loaded on. */
export const useLoadedMachines = (): Machines | undefined => {
  const actor = useActorRef(loading, { input: useApp().machines })
  return useSelectorInSteps(actor, loadedIn)
}
