import { rememberedToken } from "@fakham/adapters/browser"
import { storedAcceptedRules, storedDrafts, storedIntents, storedRatePolicy } from "@fakham/adapters/browser/betting"
import { httpResults, makeClient, makeOperatorClock, sessionOf } from "@fakham/adapters/operator"
import {
  httpBetTerms,
  httpNumberSets,
  httpPastResults,
  httpPlacedPoys,
  httpPoys,
  httpRounds,
  httpYingResults,
  httpYings,
} from "@fakham/adapters/operator/betting"
import { ccuFeed } from "@fakham/adapters/push"
import { Unreachable } from "@fakham/core"
import { makeBetting, NumberSets } from "@fakham/core/betting"
import { makeLobby, makeRound, Results } from "@fakham/core/lotto"
import { Intents, makeAborting, makePlacing, makePoyList, PlacedPoys } from "@fakham/core/placing"
import { makeReading } from "@fakham/core/site"
import { Effect, Layer, ManagedRuntime } from "effect"
import { createActor } from "xstate"
import type { House } from "./house-keys.ts"

/** What players need behind the front door: put together when the first of its screens is visited. */
export const openHouse = (): House => {
  const player = () => sessionOf(rememberedToken() ?? "")?.uuid
  const newKey = () => crypto.randomUUID()
  const clock = makeOperatorClock()
  const client = makeClient({ origin: "", token: rememberedToken, clock })
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      httpRounds(client),
      httpResults(client),
      httpPastResults(client),
      httpBetTerms(client),
      httpPoys(client),
      httpPlacedPoys(client),
      httpNumberSets(client),
      httpYings(client),
      httpYingResults(client),
      ccuFeed({ origin: "", token: rememberedToken }),
      storedDrafts({ player }),
      storedIntents({ player }),
    ),
  )
  const { now } = clock
  const lobby = createActor(makeLobby(runtime, { now })).start()
  const results = createActor(
    makeReading(
      runtime,
      Results.use((drawn) => drawn.latest),
    ),
  ).start()
  const unfollow = clock.follow(() => lobby.send({ type: "clock.corrected" }))
  void runtime.runPromiseExit(clock.ask(client))
  return {
    now,
    lobby,
    results,
    poyList: makePoyList(runtime),
    aborting: makeAborting(runtime, { newKey, now }),
    followClock: clock.follow,
    round: makeRound(runtime, { now }),
    betting: makeBetting(runtime, newKey),
    placing: makePlacing(runtime, { newKey, now }),
    unfinishedOrders: () => runtime.runPromise(Intents.use((intents) => intents.unfinished)),
    ratePolicy: kept(storedRatePolicy()),
    acceptedRules: kept(storedAcceptedRules()),
    numberSets: makeReading(
      runtime,
      NumberSets.use((sets) => sets.all),
    ),
    newestPoys: makeReading(
      runtime,
      PlacedPoys.use((poys) => poys.all({ page: 1 })),
    ),
    poy: (id) =>
      makeReading(
        runtime,
        Effect.catchTag(
          PlacedPoys.use((poys) => poys.one(id)),
          "NoSuchPoy",
          (cause) => Effect.fail(new Unreachable({ cause })),
        ),
      ),
    close: () => {
      unfollow()
      lobby.stop()
      results.stop()
      void runtime.dispose()
    },
  }
}

type Keeping<Choice, Known extends Choice> = {
  readonly recall: Effect.Effect<Choice>
  readonly remember: (choice: Known) => Effect.Effect<void>
}

/** What the browser keeps can be read and written at once. */
const kept = <Choice, Known extends Choice>({ recall, remember }: Keeping<Choice, Known>) => ({
  recall: () => Effect.runSync(recall),
  remember: (choice: Known) => Effect.runSync(remember(choice)),
})
