import type { HashCost } from "../internals/passwords.ts"

/** What hashing a PIN costs where nobody has to be kept from guessing it. */
export const costOfTests: HashCost = { N: 2, r: 1, p: 1 }
