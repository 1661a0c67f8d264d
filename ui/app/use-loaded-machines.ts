import { useActorRef, useSelector } from "@xstate/react"
import { useState } from "react"
import { fromPromise, type PromiseSnapshot } from "xstate"
import { untilAnswered } from "./answered/until-answered.ts"
import { useApp } from "./app.ts"
import type { Part } from "./parts.ts"
import type { Machines } from "./start-machines.lazy.ts"

const triesAnewAfter = 15_000

/** For what stands around the screens: as soon as it can be fetched, or nobody waits for it any more. */
export const loadWithRetries = async <Loaded>(load: () => Promise<Loaded>, signal: AbortSignal): Promise<Loaded> => {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, triesAnewAfter))
    return signal.aborted ? Promise.reject(signal.reason) : loadWithRetries(load, signal)
  }
}

// Who needs it tells of a load that failed; what stands around goes without until one succeeds.
const loading = <Loaded>(load: () => Promise<Loaded>) =>
  fromPromise<Loaded>(({ signal }) => loadWithRetries(load, signal))

const loadedIn = <Loaded>({ output }: PromiseSnapshot<Loaded, unknown>) => output

const useLoaded = <Loaded>(load: () => Promise<Loaded>): Loaded | undefined => {
  const app = useApp()
  const [logic] = useState(() => loading(() => untilAnswered(app).then(load)))
  return useSelector(useActorRef(logic), loadedIn<Loaded>)
}

/** For what stands around the screens: the machines, once the first page has answered. */
export const useLoadedMachines = (): Machines | undefined => useLoaded(useApp().machines.load)

/** Whether the first page has answered: nothing that stands around it is asked for before. */
export const useHasAnswered = (): boolean => useLoaded(yes) ?? false

const yes = async () => true

/** The same for what such a place runs on besides. */
export const useLoadedPart = <Made>({ fetch }: Part<Made>): Made | undefined => {
  const { machines } = useApp()
  return useLoaded(async () => {
    const loaded = await machines.load()
    return (await fetch())(loaded)
  })
}
