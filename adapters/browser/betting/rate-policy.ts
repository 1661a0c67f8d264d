import { type RatePolicy, ratePolicies } from "@fakham/core/order"
import { Effect } from "effect"
import { type Memory, pageMemory } from "../memory.ts"

const name = "fakham.ratePolicy"

/** Which changed rates this player lets pass without being asked, remembered by the browser. What is not known asks. */
export const storedRatePolicy = (memory: Memory = pageMemory()) => ({
  recall: Effect.sync((): RatePolicy => {
    const kept = memory.read(name)
    return ratePolicies.find((policy) => policy === kept) ?? "none"
  }),
  remember: (policy: RatePolicy) => Effect.sync(() => void memory.write(name, policy)),
})
