import { type BuyingEvent, makeBuying } from "@fakham/core/gov4d"
import { type Carried, makeCarried } from "./carried.ts"
import type { HouseRuntime, Tools } from "./runtime.ts"

type Picked = Extract<BuyingEvent, { readonly type: "sets.picked" }>

export type Sets = {
  readonly buying: ReturnType<typeof makeBuying>
  /** Sets on their way to the page of a draw. */
  readonly carriedSets: Carried<Picked>
}

/** Four-digit sets: picked here, placed at the counter. */
export const sets = (runtime: HouseRuntime, { newKey }: Tools): Sets => ({
  buying: makeBuying(runtime, newKey),
  carriedSets: makeCarried(),
})
