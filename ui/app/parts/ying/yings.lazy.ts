import { yingsOf } from "@fakham/core/ying"
import { httpYings } from "@fakham/operator/ying"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => yingsOf(visit.with(httpYings(client)))

export type YingsPart = ReturnType<typeof part>
