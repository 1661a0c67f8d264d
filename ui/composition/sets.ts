import { type BuyingEvent, makeBuying } from "@fakham/core/betting"
import { type Handoff, makeHandoff } from "./handoff.ts"
import type { PlayerRuntime, Tools } from "./runtime.ts"

type Picked = Extract<BuyingEvent, { readonly type: "sets.picked" }>

export type Sets = {
  readonly buying: ReturnType<typeof makeBuying>
  /** Sets on their way to the page of a draw. */
  readonly setsHandoff: Handoff<Picked>
}

/** Four-digit sets, as they are picked; the machine of betting places them. */
export const sets = (runtime: PlayerRuntime, { newKey }: Tools): Sets => ({
  buying: makeBuying(runtime, newKey),
  setsHandoff: makeHandoff(),
})
