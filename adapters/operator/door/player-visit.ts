import type { makeSession } from "@fakham/core"
import { makeMoneyTopics, ownCash } from "@fakham/core/identity"
import { draftsIn, intentsIn, type Memory } from "@fakham/core/memory"
import type { ClockNews, ConnectionNews, ProveOwner } from "@fakham/core/operator"
import { Connectivity } from "@fakham/core/operator"
import { makeLive } from "@fakham/core/site"
import { Cash, Keys, OperatorClock, Owner, Page, startVisit, streamOf } from "@fakham/core/visit"
import { Layer, Stream } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import { httpBetTerms } from "../betting/index.ts"
import type { Client } from "../client.ts"
import { httpResults } from "../lotto/http-latest-results.ts"
import { httpRounds } from "../lotto/index.ts"
import { ccuFeed } from "../push/index.ts"
import type { SyncedClock } from "../server-clock.ts"
import { memoryOf } from "./memory.ts"

type Around = {
  readonly origin: string
  readonly client: Client
  readonly clock: SyncedClock
  readonly memory: Memory
  readonly session: ActorRefFrom<ReturnType<typeof makeSession>>
  readonly uuid: string
  readonly token: () => string | undefined
  readonly proveOwner: ProveOwner
}

/** A line that is there and stays: what goes wrong beyond that is learned by asking. */
const online = streamOf<ConnectionNews>((emit) => {
  emit({ type: "connection.restored" })
  return () => {}
})

/** Starts the visit of a player where there is no page: nobody looks away from it. */
export const startPlayerVisit = ({ origin, client, clock, memory, session, uuid, token, proveOwner }: Around) => {
  const own = memoryOf(memory, uuid)
  const visit = startVisit(
    Layer.mergeAll(
      httpBetTerms(client),
      httpResults(client),
      httpRounds(client),
      ccuFeed({ origin, token, reported: client.reported }),
      draftsIn(own),
      intentsIn(own),
      Layer.succeed(Cash, ownCash(session)),
      Layer.succeed(Connectivity, { news: () => online }),
      Layer.succeed(Keys, { newKey: () => crypto.randomUUID() }),
      Layer.succeed(OperatorClock, {
        now: clock.now,
        isTimeKnown: clock.isKnown,
        steadyNow: clock.steadyNow,
        corrections: () => streamOf<ClockNews>((emit) => clock.subscribe(() => emit({ type: "clock.corrected" }))),
      }),
      Layer.succeed(Owner, { proveOwner }),
      Layer.succeed(Page, { events: () => Stream.never }),
    ),
  )
  visit.start(createActor(makeMoneyTopics(visit.runtime), { input: session }))
  visit.start(createActor(makeLive(visit.runtime, { now: clock.now, random: Math.random })))
  return visit
}
export type SiteSession = Around["session"]
export type DoorVisit = ReturnType<typeof startPlayerVisit>
