import { httpNumberSets } from "@fakham/adapters/operator/betting"
import { type KeptSet, NumberSets } from "@fakham/core/betting"
import { makeReading } from "@fakham/core/operator"
import type { Machines } from "../player.ts"

export type OwnSets = {
  readonly runtime: ReturnType<typeof runtimeOf>
  readonly numberSets: ReturnType<typeof makeReading<unknown, ReadonlyArray<KeptSet>>>
}

const runtimeOf = ({ visit, client }: Pick<Machines, "visit" | "client">) => visit.with(httpNumberSets(client)).runtime

/** The player's own sets of numbers. */
export const part = (machines: Machines): OwnSets => {
  const runtime = runtimeOf(machines)
  return { runtime, numberSets: makeReading(runtime, () => NumberSets.use((sets) => sets.all)) }
}
