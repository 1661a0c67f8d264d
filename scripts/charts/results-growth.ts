import { betListResultsHistory } from "@fakham/adapters/operator/wire"
import { digitCounts, newestUpTo, type RoundResult, resultsOfDay } from "@fakham/core/lotto"
import { anyOutcomeOf, anyRoundOf } from "@fakham/core/testing"
import fc from "fast-check"
import * as v from "valibot"
import { atTheSiteAtNoon, yesterdaysResults } from "../page-speed/demo-player.ts"
import type { Chart } from "./chart.ts"
import { timed } from "./timed.ts"

const sizes = [10, 30, 100, 300, 1_000]
const dt = "2026-11-19"
const noonAfter = Date.parse("2026-11-20T12:00:00+07:00")

const anyResult: fc.Arbitrary<RoundResult> = fc
  .tuple(anyRoundOf("yeekee"), anyOutcomeOf("yeekee"))
  .map(([round, outcome]) => ({ ...round, dt, outcome, prizes: undefined }))

/** What the page of results asks of them whenever one has come. */
const look = (results: ReadonlyArray<RoundResult>) => [
  resultsOfDay(results, [], { betGroup: "yeekee", dt }, noonAfter),
  newestUpTo(results, dt),
  digitCounts(results),
]

/** The operator's list of 10 to 1,000 results read, and put in order for the page that shows it. */
export const resultsGrowth = async (): Promise<Chart> => {
  const rows = await atTheSiteAtNoon(yesterdaysResults)
  const answers = sizes.map((size) =>
    JSON.stringify(
      Array.from({ length: size }, (_, at) => ({
        ...rows[at % rows.length],
        betId: `${rows[at % rows.length]?.betId}-${at}`,
      })),
    ),
  )
  const lists = sizes.map((size) => fc.sample(anyResult, { numRuns: size, seed: size }))
  const read = (at: number) => v.parse(betListResultsHistory.data, JSON.parse(answers[at] ?? ""))
  for (let count = 0; count < 50; count++)
    for (const at of sizes.keys()) {
      read(at)
      look(lists[at] ?? [])
    }
  return {
    title: "A list of results",
    sizes: "results on the list",
    unit: "milliseconds",
    series: [
      { name: "read", points: sizes.map((size, at) => [size, timed(() => read(at))]) },
      { name: "put in order", points: sizes.map((size, at) => [size, timed(() => look(lists[at] ?? []))]) },
    ],
  }
}
