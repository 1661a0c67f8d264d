import { rememberedToken } from "@fakham/adapters/browser"
import { httpResults, makeClient, makeOperatorClock } from "@fakham/adapters/operator"
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
import { makeLobby, Results } from "@fakham/core/lotto"
import { makeReading } from "@fakham/core/site"
import { Layer, ManagedRuntime } from "effect"
import { createActor } from "xstate"
import type { House } from "./house-keys.ts"

/** What players need behind the front door: put together when the first of its screens is visited. */
export const openHouse = (): House => {
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
    close: () => {
      unfollow()
      lobby.stop()
      results.stop()
      void runtime.dispose()
    },
  }
}
