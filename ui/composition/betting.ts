import { storedAcceptedRules, storedRatePolicy } from "@fakham/adapters/browser/betting"
import { type BettingEvent, type KeptSet, makeBetting, makeSetEditing, NumberSets } from "@fakham/core/betting"
import { makeReading } from "@fakham/core/operator"
import { type Intent, Intents, makePlacing, PlacedPoys, type PoyPage, type RatePolicy } from "@fakham/core/order"
import { Effect } from "effect"
import { type Handoff, makeHandoff } from "./handoff.ts"
import type { PlayerRuntime, Tools } from "./runtime.ts"

/** A choice of the player that this browser keeps. */
export type Kept<Choice> = {
  readonly recall: () => Choice | undefined
  readonly remember: (choice: Choice) => void
}

type Pulled = Extract<BettingEvent, { readonly type: "slip.pulled" | "set.pulled" }>

export type Betting = {
  readonly betting: ReturnType<typeof makeBetting>
  /** Numbers on their way into the slip of a round. */
  readonly slipHandoff: Handoff<Pulled>
  readonly placing: ReturnType<typeof makePlacing>
  /** Orders whose outcome is not known yet, from before a reload. */
  readonly unfinishedOrders: () => Promise<ReadonlyArray<Intent>>
  readonly ratePolicy: Kept<RatePolicy>
  /** The edition of the betting rules that the player has accepted. */
  readonly acceptedRules: Kept<string>
  readonly numberSets: ReturnType<typeof makeReading<unknown, ReadonlyArray<KeptSet>>>
  readonly setEditing: ReturnType<typeof makeSetEditing>
  readonly newestPoys: ReturnType<typeof makeReading<unknown, PoyPage>>
}

/** What a slip is written, filled and placed with. */
export const betting = (runtime: PlayerRuntime, { now, isTimeKnown, steadyNow, newKey }: Tools): Betting => ({
  betting: makeBetting(runtime, newKey),
  slipHandoff: makeHandoff(),
  placing: makePlacing(runtime, { newKey, now, isTimeKnown, steadyNow }),
  unfinishedOrders: () => runtime.runPromise(Intents.use((intents) => intents.unfinished)),
  ratePolicy: kept(storedRatePolicy()),
  acceptedRules: kept(storedAcceptedRules()),
  numberSets: makeReading(runtime, () => NumberSets.use((sets) => sets.all)),
  setEditing: makeSetEditing(runtime, { newKey }),
  newestPoys: makeReading(runtime, () => PlacedPoys.use((poys) => poys.all({ page: 1 }))),
})

type Keeping<Choice, Known extends Choice> = {
  readonly recall: Effect.Effect<Choice>
  readonly remember: (choice: Known) => Effect.Effect<void>
}

/** What the browser keeps can be read and written at once. */
const kept = <Choice, Known extends Choice>({ recall, remember }: Keeping<Choice, Known>) => ({
  recall: () => Effect.runSync(recall),
  remember: (choice: Known) => Effect.runSync(remember(choice)),
})
