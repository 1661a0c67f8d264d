import { numberSetsOf } from "@fakham/core/betting"
import { httpNumberSets } from "@fakham/operator/betting"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => numberSetsOf(visit.with(httpNumberSets(client)))

export type OwnSets = ReturnType<typeof part>
