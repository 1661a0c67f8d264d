import { type RatePolicy, ratePolicies } from "@fakham/core/order"
import { type Memory, pageMemory } from "../memory.ts"

const name = "fakham.ratePolicy"

/** Which changed rates this player lets pass without being asked, remembered by the browser. What is not known asks. */
export const storedRatePolicy = (memory: Memory = pageMemory()) => ({
  recall: (): RatePolicy => {
    const kept = memory.read(name)
    return ratePolicies.find((policy) => policy === kept) ?? "none"
  },
  remember: (policy: RatePolicy): void => void memory.write(name, policy),
})
