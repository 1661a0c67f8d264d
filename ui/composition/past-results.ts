import { makeResults } from "@fakham/core/lotto"
import type { PlayerRuntime, Tools } from "./runtime.ts"

export type PastResults = { readonly pastResults: ReturnType<typeof makeResults> }

/** What came out, on any day of the last thirty. */
export const pastResults = (runtime: PlayerRuntime, { now }: Tools): PastResults => ({
  pastResults: makeResults(runtime, { now }),
})
