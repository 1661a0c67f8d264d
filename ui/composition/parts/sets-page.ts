import { httpPlacedPoys } from "@fakham/adapters/operator/betting"
import { makeBuying } from "@fakham/core/betting"
import type { Machines } from "../player.ts"
import { makeSetTable } from "../set-table.machine.ts"
import { part as choicesOf } from "./bet-choices.ts"
import { type Orders, part as ordersOf } from "./orders.ts"

export type SetsPage = Pick<Orders, "unfinishedSets"> & { readonly setTable: ReturnType<typeof makeSetTable> }

/** Four-digit sets, as they are picked and placed. */
export const part = (machines: Machines): SetsPage => {
  const { visit, client, newKey, setsHandoff, lobby, world } = machines
  const { ordering, unfinishedSets } = ordersOf(machines)
  return {
    unfinishedSets,
    setTable: makeSetTable({
      buying: makeBuying(visit.with(httpPlacedPoys(client)).runtime, newKey),
      ordering,
      handoff: setsHandoff,
      policy: choicesOf(machines).ratePolicy.recall,
      lobby,
      world,
    }),
  }
}
