import { Layer } from "effect"
import type { Client } from "./client.ts"
import { httpBetTerms, httpPopularNumbers } from "./http-bet-terms.ts"
import { httpNumberSets } from "./http-number-sets.ts"
import { httpPlacedPoys } from "./http-placed-poys.ts"
import { httpPoys } from "./http-poys.ts"
import { httpPastResults } from "./http-results.ts"
import { httpRounds } from "./http-rounds.ts"
import { httpYingResults, httpYings } from "./http-yings.ts"

export { httpBetTerms, httpPopularNumbers } from "./http-bet-terms.ts"
export { httpNumberSets } from "./http-number-sets.ts"
export { httpPlacedPoys } from "./http-placed-poys.ts"
export { httpPoys } from "./http-poys.ts"
export { httpPastResults } from "./http-results.ts"
export { httpRounds } from "./http-rounds.ts"
export { httpYingResults, httpYings } from "./http-yings.ts"

/** Answers every question around bets from the operator, as far as it has the calls. */
export const httpBetting = (client: Client) =>
  Layer.mergeAll(
    httpBetTerms(client),
    httpNumberSets(client),
    httpPastResults(client),
    httpPlacedPoys(client),
    httpPopularNumbers(client),
    httpPoys(client),
    httpRounds(client),
    httpYingResults(client),
    httpYings(client),
  )
