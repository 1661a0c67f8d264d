import { useApp } from "./app.ts"
import type { Machines } from "./start-machines.lazy.ts"

/** For screens whose route has loaded the machines. */
export const useMachines = (): Machines => {
  const machines = useApp().machines.loaded()
  if (machines === undefined) throw new Error("the machines are not loaded yet")
  return machines
}
