import { useState } from "react"
import { makePulling } from "./pulling.machine.ts"
import { useMachines } from "./use-machines.ts"

/** Put together with the one sheet that pulls old slips, and fetched with it. */
export const usePulling = (): ReturnType<typeof makePulling> => {
  const { poy } = useMachines()
  const [pulling] = useState(() => makePulling(poy))
  return pulling
}
