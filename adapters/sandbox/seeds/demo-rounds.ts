import { drawnOfGov, roundsOfDay } from "@fakham/core/lotto"
import { type Day } from "@fakham/core/time"
import type { Rows } from "../database/tables.ts"
import { demoGovPrizes } from "../lotto/demo-draws.ts"
import { drawnColumns } from "../lotto/drawing.ts"
import { nameOf } from "../lotto/names.ts"

const govOf = (dt: Day, first: string, bottom2: string): Rows<"rounds"> =>
  roundsOfDay(dt)
    .filter(({ betGroup }) => betGroup === "gov")
    .map((round) => {
      const seed = `demo draw of ${dt}`
      const prizes = { ...demoGovPrizes(seed), first, bottom2 }
      return {
        bet_id: round.betId,
        bet_group: round.betGroup,
        bet_type: round.betType,
        bet_name: nameOf(round),
        sequence: round.sequence,
        dt,
        opens_at: round.opensAt,
        closes_at: round.closesAt,
        shooting_ends_at: null,
        result_at: round.resultAt,
        seed,
        commitment: "",
        ...drawnColumns({ outcome: { type: "drawn", drawn: drawnOfGov(prizes) }, prizes }),
        settled_at: null,
        reminded_at: null,
      }
    })

/** Draws that the demo is known by. */
export const demoRounds: Rows<"rounds"> = [
  ...govOf("2026-11-16", "418927", "43"),
  ...govOf("2026-11-01", "735506", "81"),
]
