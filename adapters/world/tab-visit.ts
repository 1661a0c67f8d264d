import { type ClockNews, Connectivity } from "@fakham/core/operator"
import { Cash, Keys, OperatorClock, Owner, Page, startVisit, streamOf } from "@fakham/core/visit"
import { httpBetTerms } from "@fakham/operator/betting"
import type { Client, SyncedClock as ClockOfOperator } from "@fakham/operator/first-calls"
import { httpResults } from "@fakham/operator/first-calls"
import { httpRounds } from "@fakham/operator/lotto"
import { Layer, Stream } from "effect"
import { storedDrafts } from "../browser/betting/drafts.ts"
import { storedIntents } from "../browser/operation/stored-intents.ts"
import type { TextStorage } from "../browser/page-storage.ts"

type Surroundings = {
  readonly client: Client
  readonly player: string
  readonly storage: TextStorage
  readonly clock: ClockOfOperator
  readonly newKey: () => string
  readonly cash: Cash["Service"]
  readonly connectivity: Connectivity["Service"]
}

/** Starts the visit of a player in a tab without a page: nobody looks away from it, and nobody is asked who they are. */
export const startTabVisit = ({ client, player, storage, clock, newKey, cash, connectivity }: Surroundings) => {
  const ofPlayer = { player: () => player, storage, now: clock.deviceNow }
  return startVisit(
    Layer.mergeAll(
      httpBetTerms(client),
      httpResults(client),
      httpRounds(client),
      storedDrafts(ofPlayer),
      storedIntents(ofPlayer),
      Layer.succeed(Cash, cash),
      Layer.succeed(Connectivity, connectivity),
      Layer.succeed(Keys, { newKey }),
      Layer.succeed(OperatorClock, {
        now: clock.now,
        isTimeKnown: clock.isKnown,
        steadyNow: clock.steadyNow,
        corrections: () => streamOf<ClockNews>((emit) => clock.subscribe(() => emit({ type: "clock.corrected" }))),
      }),
      Layer.succeed(Owner, { proveOwner: async () => false }),
      Layer.succeed(Page, { events: () => Stream.never }),
    ),
  )
}
