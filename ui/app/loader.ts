import type { Machines } from "./start-machines.lazy.ts"

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
