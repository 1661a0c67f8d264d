import { useActorRef } from "@xstate/react"
import { fromPromise, type SnapshotFrom } from "xstate"
import { useApp } from "../app.ts"
import { loadInTheEnd, type MachinesLoader } from "./loader.ts"
import type { Machines } from "./player.ts"
import { useSelectorInSteps } from "./select-in-steps.ts"

// Who needs them tells of a load that failed; what stands around goes without until one succeeds.
const loading = fromPromise<Machines, MachinesLoader>(({ input, signal }) => loadInTheEnd(input, signal))

const loadedIn = ({ output }: SnapshotFrom<typeof loading>) => output

/** For what stands around the screens: the machines from when they are loaded on. */
export const useLoadedMachines = (): Machines | undefined => {
  const actor = useActorRef(loading, { input: useApp().machines })
  return useSelectorInSteps(actor, loadedIn)
}
