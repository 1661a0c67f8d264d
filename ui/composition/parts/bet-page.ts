import { storedKeypadChoices } from "@fakham/adapters/browser/betting"
import { httpPopularNumbers } from "@fakham/adapters/operator/betting"
import { type BetPageLogic, type BetRound, makeBetPage, PopularNumbers } from "@fakham/core/betting"
import { makeReading } from "@fakham/core/operator"
import type { NumberRate } from "@fakham/core/poy"
import { Layer } from "effect"
import type { Machines } from "../player.ts"
import { part as choicesOf } from "./bet-choices.ts"
import { placing } from "./orders.ts"

export type BetPage = {
  readonly betPage: BetPageLogic
  /** What many bet on in a round, at the full rate. */
  readonly popularNumbers: ReturnType<typeof makeReading<unknown, ReadonlyArray<NumberRate>, BetRound>>
}

/** What a slip is written, filled and placed with. */
export const part = (machines: Machines): BetPage => {
  const { visit, client, player, slipHandoff } = machines
  const { runtime, environment } = visit.with(Layer.mergeAll(placing(machines), httpPopularNumbers(client)))
  return {
    betPage: makeBetPage(runtime, environment, {
      handoff: slipHandoff,
      policy: choicesOf(machines).ratePolicy.recall,
      keypad: storedKeypadChoices(player),
    }),
    popularNumbers: makeReading(runtime, (round: BetRound) => PopularNumbers.use((popular) => popular.read(round))),
  }
}
