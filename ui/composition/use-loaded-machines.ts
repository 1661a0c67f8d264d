import { useActorRef, useSelector } from "@xstate/react"
import { fromPromise } from "xstate"
import { useApp } from "../app.ts"
import type { MachinesLoader } from "./loader.ts"
import type { Machines } from "./player.ts"

// Who needs them tells of a load that failed; what stands around goes without.
const loading = fromPromise<Machines | undefined, MachinesLoader>(({ input }) => input.load().catch(() => undefined))

/** For what stands around the screens: the machines from when they are loaded on. */
export const useLoadedMachines = (): Machines | undefined => {
  const actor = useActorRef(loading, { input: useApp().machines })
  return useSelector(actor, ({ output }) => output)
}
