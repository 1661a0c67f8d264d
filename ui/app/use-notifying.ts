import { useState } from "react"
import { useApp } from "./app.ts"
import { type Notifying, notifyingOf } from "./notifying.ts"
import { useMachines } from "./use-machines.ts"

/** What a player is told, for screens whose route has loaded the machines. */
export const useNotifying = (): Notifying => {
  const machines = useMachines()
  const app = useApp()
  const [notifying] = useState(() => notifyingOf(machines, app))
  return notifying
}
