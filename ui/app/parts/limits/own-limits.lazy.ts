import { ownLimitsOf } from "@fakham/core/limits"
import { httpPlayLimits } from "@fakham/operator/limits"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => ({ ownLimits: ownLimitsOf(visit.with(httpPlayLimits(client))) })

export type OwnLimitsPart = ReturnType<typeof part>
