import { type BetRound, BetTerms } from "@fakham/core/betting"
import { type DrawnResult, makeLobby, makeRound, Results } from "@fakham/core/lotto"
import { Connectivity, makeReading, Unreachable } from "@fakham/core/operator"
import type { RoundLimits } from "@fakham/core/poy"
import { makeLive } from "@fakham/core/site"
import { Effect, Stream } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import type { PlayerRuntime, Tools } from "./runtime.ts"

export type Rounds = {
  /** Whether the operator's news arrive as they happen. */
  readonly live: ActorRefFrom<ReturnType<typeof makeLive>>
  readonly lobby: ActorRefFrom<ReturnType<typeof makeLobby>>
  /** The newest result of each group, for those that are drawn seldom. */
  readonly results: ActorRefFrom<ReturnType<typeof makeReading<unknown, ReadonlyArray<DrawnResult>>>>
  readonly round: ReturnType<typeof makeRound>
  /** What a round takes and pays. */
  readonly terms: ReturnType<typeof makeReading<unknown, RoundLimits, BetRound>>
}

/** Rounds and what was drawn; all but a single round run until the session ends. */
export const rounds = (runtime: PlayerRuntime, { now }: Tools): Rounds => ({
  live: createActor(makeLive(runtime, { now, random: Math.random })).start(),
  lobby: createActor(makeLobby(runtime, { now })).start(),
  results: createActor(makeReading(runtime, () => Results.use((drawn) => drawn.latest))).start(),
  round: makeRound(runtime, { now }),
  terms: makeReading(
    runtime,
    (round: BetRound) =>
      Effect.catchTag(
        BetTerms.use((terms) => terms.read(round)),
        "NoSuchRound",
        (cause) => Effect.fail(new Unreachable({ cause })),
      ),
    { feed: Stream.unwrap(Connectivity.use(({ follow }) => Effect.succeed(follow))) },
  ),
})
