import { createActor } from "xstate"
import type { RoundLogic } from "../lotto/round/round.machine.ts"
import type { RoundFeed } from "../lotto/round/round-feed.port.ts"
import type { Intents } from "../operation/operation.ts"
import { connectionNews } from "../operator/connectivity.port.ts"
import { changesOf } from "../visit/changes.ts"
import type { Visit } from "../visit/visit.ts"
import { type CancellingLogic, makeCancelling } from "./cancelling/cancelling.machine.ts"
import { makePayouts } from "./placed/payouts.machine.ts"
import { PoyArchive, poyOrNone, slipTopics, waitingPoys } from "./placed/poy-archive.port.ts"
import { makePoyList } from "./placed/poy-list.machine.ts"

type Settings = {
  readonly round: RoundLogic
  /** A guest has no slips to ask for. */
  readonly isGuest: boolean
}

/** The player's slips: counted, listed, opened, cancelled. */
export const ownSlipsOf = (visit: Visit<Intents | PoyArchive | RoundFeed>, { round, isGuest }: Settings) => {
  const { runtime, environment } = visit
  const waiting = visit.resource(waitingPoys, { staleOn: slipTopics })
  if (!isGuest) visit.start(createActor(makePayouts(runtime, waiting)))
  const cancelling: CancellingLogic = makeCancelling(runtime, { ...environment, round })
  return {
    /** How many slips wait for their result. */
    waiting,
    poy: visit.resourceFor(poyOrNone),
    newestPoys: visit.resource(
      PoyArchive.use((archive) => archive.all({ page: 1 })),
      { staleOn: slipTopics },
    ),
    poyList: makePoyList(runtime, [connectionNews, changesOf(slipTopics, { type: "data.invalidated" })]),
    cancelling,
  }
}
