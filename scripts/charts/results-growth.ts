import { betListResultsHistory } from "@fakham/adapters/operator/wire"
import { digitCounts, newestUpTo, type RoundResult, resultsOfDay } from "@fakham/core/lotto"
import { anyOutcomeOf, anyRoundOf } from "@fakham/core/testing"
import fc from "fast-check"
import { atTheSiteAtNoon, yesterdaysResults } from "../page-speed/demo-player.ts"
import type { Chart } from "./chart.ts"
import { listGrowth } from "./list-growth.ts"

const dt = "2026-11-19"
const noonAfter = Date.parse("2026-11-20T12:00:00+07:00")

const anyResult: fc.Arbitrary<RoundResult> = fc
  .tuple(anyRoundOf("yeekee"), anyOutcomeOf("yeekee"))
  .map(([round, outcome]) => ({ ...round, dt, outcome, prizes: undefined }))

/** The results of a day, for the page that shows them. */
export const resultsGrowth = async (): Promise<Chart> =>
  listGrowth({
    title: "A list of results",
    sizes: "results on the list",
    rows: await atTheSiteAtNoon(yesterdaysResults),
    schema: betListResultsHistory.data,
    listOf: (size) => fc.sample(anyResult, { numRuns: size, seed: size }),
    look: (results) => [
      resultsOfDay(results, [], { betGroup: "yeekee", dt }, noonAfter),
      newestUpTo(results, dt),
      digitCounts(results),
    ],
  })
