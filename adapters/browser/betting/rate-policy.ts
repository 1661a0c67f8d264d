import { type RatePolicy, ratePolicies } from "@fakham/core/order"
import { pageStorage, type TextStorage } from "../page-storage.ts"

const name = "fakham.ratePolicy"

/** Which changed rates this player lets pass without being asked, remembered by the browser. What is not known asks. */
export const storedRatePolicy = (storage: TextStorage = pageStorage()) => ({
  recall: (): RatePolicy => {
    const stored = storage.read(name)
    return ratePolicies.find((policy) => policy === stored) ?? "none"
  },
  remember: (policy: RatePolicy): void => void storage.write(name, policy),
})
