import { httpPlacedPoys } from "@fakham/adapters/operator/betting"
import { makeSetsPage, type SetsPageLogic } from "@fakham/core/betting"
import { makeReading } from "@fakham/core/operator"
import { type SetsOrder, unfinishedSets } from "@fakham/core/order"
import { Layer } from "effect"
import type { Machines } from "../player.ts"
import { part as choicesOf } from "./bet-choices.ts"
import { placing } from "./orders.ts"

export type SetsPage = {
  readonly setsPage: SetsPageLogic
  /** An order of sets whose outcome is not known yet, from before a reload. */
  readonly unfinishedSets: ReturnType<typeof makeReading<unknown, SetsOrder | "none">>
}

/** Four-digit sets, as they are picked and placed. */
export const part = (machines: Machines): SetsPage => {
  const { visit, client, setsHandoff } = machines
  const { runtime, environment } = visit.with(Layer.mergeAll(placing(machines), httpPlacedPoys(client)))
  return {
    setsPage: makeSetsPage(runtime, environment, {
      handoff: setsHandoff,
      policy: choicesOf(machines).ratePolicy.recall,
    }),
    unfinishedSets: makeReading(runtime, () => unfinishedSets),
  }
}
