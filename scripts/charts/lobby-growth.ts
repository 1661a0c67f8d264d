import { betListsLatest } from "@fakham/adapters/operator/wire"
import { countsAt, inLobby, nextChangeIn, soonestOfEach } from "@fakham/core/lotto"
import { anyRound } from "@fakham/core/testing"
import fc from "fast-check"
import { atTheSiteAtNoon, playersRounds } from "../page-speed/demo-player.ts"
import type { Chart } from "./chart.ts"
import { listGrowth } from "./list-growth.ts"

const noon = Date.parse("2026-11-20T12:00:00+07:00")

/** The rounds of now, for the pages that show them. */
export const lobbyGrowth = async (): Promise<Chart> =>
  listGrowth({
    title: "The lobby's list of rounds",
    sizes: "rounds on the list",
    rows: await atTheSiteAtNoon(playersRounds),
    schema: betListsLatest.data,
    listOf: (size) => fc.sample(anyRound, { numRuns: size, seed: size }),
    look: (rounds) => [
      inLobby(rounds),
      soonestOfEach(rounds, noon),
      countsAt(rounds, noon),
      nextChangeIn(rounds, noon),
    ],
  })
