import { browserConnectivityBeside } from "@fakham/adapters/browser"
import { storedDrafts, storedTicket4dDrafts } from "@fakham/adapters/browser/betting"
import { storedIntents } from "@fakham/adapters/browser/operation"
import { browserPage } from "@fakham/adapters/browser/visit"
import type { ClockNews, ProveOwner } from "@fakham/core/operator"
import { Cash, Keys, OperatorClock, Owner, startVisit, streamOf, watchPart } from "@fakham/core/visit"
import { httpBetTerms } from "@fakham/operator/betting"
import { type Client, httpResults } from "@fakham/operator/first-calls"
import { httpRounds } from "@fakham/operator/lotto"
import { ccuFeed } from "@fakham/operator/push"
import { Layer } from "effect"
import { type PageActors, uncaughtDefects } from "./page-actors.ts"

type Visitor = {
  readonly client: Client
  readonly token: () => string | undefined
  readonly player: () => string | undefined
  /** When the page has answered: the operator's news are heard from then on. */
  readonly untilAnswered: () => Promise<unknown>
}

/** A player's visit, with what answers every port that several of their screens ask. */
export const makePlayerVisit = (
  { client, token, player, untilAnswered }: Visitor,
  { subscribeToClock, newKey, proveOwner, ...clock }: Tools,
  cash: Cash["Service"],
  connection: PageActors["connection"],
) =>
  startVisit(
    Layer.mergeAll(
      httpBetTerms(client),
      httpRounds(client),
      httpResults(client),
      browserConnectivityBeside((restored) =>
        watchPart(
          connection,
          (state) => state.matches("online"),
          (isOnline) => {
            if (isOnline) restored()
          },
        ),
      ),
      browserPage,
      Layer.succeed(Cash, cash),
      Layer.succeed(Keys, { newKey }),
      Layer.succeed(Owner, { proveOwner }),
      Layer.succeed(OperatorClock, {
        ...clock,
        corrections: () => streamOf<ClockNews>((emit) => subscribeToClock(() => emit({ type: "clock.corrected" }))),
      }),
      ccuFeed({ origin: location.origin, token, reported: client.reported, idle: untilAnswered }),
      storedDrafts({ player }),
      storedTicket4dDrafts({ player }),
      storedIntents({ player }),
      uncaughtDefects,
    ),
  )

export type PlayerVisit = ReturnType<typeof makePlayerVisit>

export type PlayerRuntime = PlayerVisit["runtime"]

export type Tools = {
  /** The operator's time. */
  readonly now: () => number
  /** Tells whenever the operator's time turned out to be another one. */
  readonly subscribeToClock: (corrected: () => void) => () => void
  readonly isTimeKnown: () => boolean
  /** For ages: a clock that never jumps. */
  readonly steadyNow: () => number
  readonly newKey: () => string
  /** Has the owner of the account show that it is them, where an operator wants that. */
  readonly proveOwner: ProveOwner
}
