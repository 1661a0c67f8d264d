import { Layer } from "effect"
import { httpBetTerms, httpNumberSets, httpPopularNumbers } from "../betting/index.ts"
import type { Client } from "../client.ts"
import { httpPastResults, httpRounds } from "../lotto/index.ts"
import { httpOrderDesk, httpPoyArchive } from "../order/index.ts"
import { httpYingResults, httpYings } from "../ying/index.ts"

/** Answers every question around bets from the operator, as far as it has the calls. */
export const httpBetting = (client: Client) =>
  Layer.mergeAll(
    httpBetTerms(client),
    httpNumberSets(client),
    httpPastResults(client),
    httpPoyArchive(client),
    httpPopularNumbers(client),
    httpOrderDesk(client),
    httpRounds(client),
    httpYingResults(client),
    httpYings(client),
  )
