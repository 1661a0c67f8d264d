import { makeBuying } from "@fakham/core/betting"
import { useState } from "react"
import type { Machines } from "./player.ts"
import { makeSetTable } from "./set-table.machine.ts"
import { useMachines } from "./use-machines.ts"

/** Four-digit sets, as they are picked and placed. */
const sets = ({ runtime, newKey, ordering, setsHandoff, ratePolicy, lobby, world }: Machines) => ({
  setTable: makeSetTable({
    buying: makeBuying(runtime, newKey),
    ordering,
    handoff: setsHandoff,
    policy: ratePolicy.recall,
    lobby,
    world,
  }),
})

/** Put together with the one page that sells sets, and fetched with it. */
export const useSets = () => {
  const machines = useMachines()
  const [made] = useState(() => sets(machines))
  return made
}
