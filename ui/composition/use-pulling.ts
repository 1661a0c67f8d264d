import { useState } from "react"
import { parts } from "./parts.ts"
import { makePulling } from "./pulling.machine.ts"
import { usePart } from "./use-visit.ts"

/** Put together with the one sheet that pulls old slips, and fetched with it. */
export const usePulling = (): ReturnType<typeof makePulling> => {
  const { poy } = usePart(parts.slips)
  const [pulling] = useState(() => makePulling(poy))
  return pulling
}
