import { makeBuying } from "@fakham/core/gov4d"
import type { HouseRuntime, Tools } from "./runtime.ts"

export type Sets = { readonly buying: ReturnType<typeof makeBuying> }

/** Four-digit sets: picked here, placed at the counter. */
export const sets = (runtime: HouseRuntime, { newKey }: Tools): Sets => ({ buying: makeBuying(runtime, newKey) })
