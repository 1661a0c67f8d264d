import { betListsLatest } from "@fakham/adapters/operator/wire"
import { countsAt, inLobby, nextChangeIn, type Round, soonestOfEach } from "@fakham/core/lotto"
import { anyRound } from "@fakham/core/testing"
import fc from "fast-check"
import * as v from "valibot"
import { atTheSiteAtNoon, playersRounds } from "../page-speed/demo-player.ts"
import type { Chart } from "./chart.ts"
import { timed } from "./timed.ts"

const sizes = [10, 30, 100, 300, 1_000]
const noon = Date.parse("2026-11-20T12:00:00+07:00")

/** What a lobby asks of its rounds whenever one of them has changed. */
const look = (rounds: ReadonlyArray<Round>) => [
  inLobby(rounds),
  soonestOfEach(rounds, noon),
  countsAt(rounds, noon),
  nextChangeIn(rounds, noon),
]

/** The operator's list of 10 to 1,000 rounds read, and put in order for the pages that show it. */
export const lobbyGrowth = async (): Promise<Chart> => {
  const rows = await atTheSiteAtNoon(playersRounds)
  const answers = sizes.map((size) =>
    JSON.stringify(
      Array.from({ length: size }, (_, at) => ({
        ...rows[at % rows.length],
        betId: `${rows[at % rows.length]?.betId}-${at}`,
      })),
    ),
  )
  const lists = sizes.map((size) => fc.sample(anyRound, { numRuns: size, seed: size }))
  const warm = () => {
    for (const [at, answer] of answers.entries()) {
      v.parse(betListsLatest.data, JSON.parse(answer))
      look(lists[at] ?? [])
    }
  }
  for (let count = 0; count < 50; count++) warm()
  return {
    title: "The lobby's list of rounds",
    sizes: "rounds on the list",
    unit: "milliseconds",
    series: [
      {
        name: "read",
        points: sizes.map((size, at) => [
          size,
          timed(() => v.parse(betListsLatest.data, JSON.parse(answers[at] ?? ""))),
        ]),
      },
      { name: "put in order", points: sizes.map((size, at) => [size, timed(() => look(lists[at] ?? []))]) },
    ],
  }
}
