import { storedKeypadChoices } from "@fakham/adapters/browser/betting"
import { httpPopularNumbers } from "@fakham/adapters/operator/betting"
import { type BetRound, makeBetting, PopularNumbers } from "@fakham/core/betting"
import { makeReading } from "@fakham/core/operator"
import type { NumberRate } from "@fakham/core/poy"
import { makeBetTable } from "../bet-table.machine.ts"
import type { Machines } from "../player.ts"
import { part as choicesOf } from "./bet-choices.ts"
import { part as ordersOf } from "./orders.ts"

export type BetPage = {
  readonly betTable: ReturnType<typeof makeBetTable>
  /** What many bet on in a round, at the full rate. */
  readonly popularNumbers: ReturnType<typeof makeReading<unknown, ReadonlyArray<NumberRate>, BetRound>>
}

/** What a slip is written, filled and placed with. */
export const part = (machines: Machines): BetPage => {
  const { visit, client, player, now, newKey, world, slipHandoff } = machines
  const { ordering } = ordersOf(machines)
  return {
    betTable: makeBetTable({
      betting: makeBetting(visit.runtime, newKey),
      ordering,
      handoff: slipHandoff,
      policy: choicesOf(machines).ratePolicy.recall,
      keypad: storedKeypadChoices(player),
      now,
      world,
    }),
    popularNumbers: makeReading(visit.with(httpPopularNumbers(client)).runtime, (round: BetRound) =>
      PopularNumbers.use((popular) => popular.read(round)),
    ),
  }
}
