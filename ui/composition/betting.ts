import { storedKeypadChoices } from "@fakham/adapters/browser/betting"
import { type BetRound, type KeptSet, makeBetting, NumberSets, PopularNumbers } from "@fakham/core/betting"
import { makeReading } from "@fakham/core/operator"
import { PlacedPoys, type PoyPage } from "@fakham/core/order"
import type { NumberRate } from "@fakham/core/poy"
import { makeBetTable, type Pulled } from "./bet-table.machine.ts"
import { type Handoff, makeHandoff } from "./handoff.ts"
import type { Orders } from "./orders.ts"
import type { PlayerRuntime, Tools } from "./runtime.ts"
import type { World } from "./world.ts"

export type Betting = {
  readonly betTable: ReturnType<typeof makeBetTable>
  /** Numbers on their way into the slip of a round. */
  readonly slipHandoff: Handoff<Pulled>
  readonly numberSets: ReturnType<typeof makeReading<unknown, ReadonlyArray<KeptSet>>>
  /** What many bet on in a round, at the full rate. */
  readonly popularNumbers: ReturnType<typeof makeReading<unknown, ReadonlyArray<NumberRate>, BetRound>>
  readonly newestPoys: ReturnType<typeof makeReading<unknown, PoyPage>>
}

/** What a slip is written, filled and placed with. */
export const betting = (
  runtime: PlayerRuntime,
  { now, newKey }: Tools,
  { ordering, ratePolicy }: Orders,
  world: World,
  player: string | undefined,
): Betting => {
  const slipHandoff: Betting["slipHandoff"] = makeHandoff()
  return {
    betTable: makeBetTable({
      betting: makeBetting(runtime, newKey),
      ordering,
      handoff: slipHandoff,
      policy: ratePolicy.recall,
      keypad: storedKeypadChoices(player),
      now,
      world,
    }),
    slipHandoff,
    numberSets: makeReading(runtime, () => NumberSets.use((sets) => sets.all)),
    popularNumbers: makeReading(runtime, (round: BetRound) => PopularNumbers.use((popular) => popular.read(round))),
    newestPoys: makeReading(runtime, () => PlacedPoys.use((poys) => poys.all({ page: 1 }))),
  }
}
