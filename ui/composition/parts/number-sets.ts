import { httpNumberSets } from "@fakham/adapters/operator/betting"
import { type KeptSet, NumberSets } from "@fakham/core/betting"
import { makeReading } from "@fakham/core/operator"
import type { Machines } from "../player.ts"

export type OwnSets = { readonly numberSets: ReturnType<typeof makeReading<unknown, ReadonlyArray<KeptSet>>> }

/** The player's own sets of numbers. */
export const part = ({ visit, client }: Machines): OwnSets => ({
  numberSets: makeReading(visit.with(httpNumberSets(client)).runtime, () => NumberSets.use((sets) => sets.all)),
})
