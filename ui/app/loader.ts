import type { Machines } from "./player.ts"

export const fetchLaterQuestions = () => import("@fakham/adapters/operator/later-questions")

/** What a page is made of once it is known who visits; named here, so that the entry needs no list of files of its own. */
export const fetchMachines = async () => {
  // What they are asked for next is fetched by what comes beside them.
  const [{ startMachines }, { startParts }] = await Promise.all([import("./player.ts"), import("./part-loaders.ts")])
  return async (...visitor: Parameters<typeof startMachines>) => startParts(await startMachines(...visitor))
}
export const fetchBalance = () => import("./balance.ts")

/** Puts the machines together when the first screen that needs them is visited, and stops them when the session ends. */
export type MachinesLoader = {
  readonly load: () => Promise<Machines>
  readonly loaded: () => Machines | undefined
}

export const makeMachinesLoader = (
  start: () => Promise<Machines>,
): MachinesLoader & { readonly unload: () => void } => {
  let loading: Promise<Machines> | undefined
  let machines: Machines | undefined
  // A screen that is still shown keeps the stopped machines until it is gone.
  const unload = () => {
    if (loading !== undefined) machines?.stop()
    loading = undefined
  }
  const load = async (): Promise<Machines> => {
    const mine = (loading ??= start())
    try {
      const started = await mine
      if (loading !== mine) {
        started.stop()
        return load()
      }
      machines = started
      return started
    } catch (cause) {
      if (loading === mine) loading = undefined
      throw cause
    }
  }
  return { load, loaded: () => machines, unload }
}
