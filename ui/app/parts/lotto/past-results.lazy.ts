import { makeResults } from "@fakham/core/lotto"
import { httpPastResults } from "@fakham/operator/lotto"
import type { Machines } from "../../start-machines.lazy.ts"

export type PastResultsPart = { readonly pastResults: ReturnType<typeof makeResults> }

/** What came out, on any day of the last thirty. */
export const part = ({ visit, client, lobby }: Machines): PastResultsPart => ({
  pastResults: makeResults(visit.with(httpPastResults(client)).runtime, { ...visit.environment, lobby }),
})
