import { makeResults } from "@fakham/core/lotto"
import type { HouseRuntime, Tools } from "./runtime.ts"

export type Archive = { readonly pastResults: ReturnType<typeof makeResults> }

/** What came out, on any day of the last thirty. */
export const archive = (runtime: HouseRuntime, { now }: Tools): Archive => ({
  pastResults: makeResults(runtime, { now }),
})
