import { type BetRound, BetTerms } from "@fakham/core/betting"
import { type DrawnResult, makeLobby, makeRound, Results } from "@fakham/core/lotto"
import { type ConnectionNews, makeReading, Unreachable } from "@fakham/core/operator"
import type { RoundLimits } from "@fakham/core/poy"
import { makeLive } from "@fakham/core/site"
import { Effect } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import { clockNews, type Following, feedOf } from "./feeds.ts"
import type { PlayerRuntime, Tools } from "./runtime.ts"
import type { World } from "./world.ts"

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

type Doubt = { readonly type: "data.doubted" }

/** Rounds and what was drawn; all but a single round run until the session ends. */
export const rounds = (runtime: PlayerRuntime, tools: Tools, { followConnection }: World): Rounds => {
  const { now } = tools
  const corrections = feedOf(clockNews(tools))
  const live = createActor(makeLive(runtime, { now, random: Math.random })).start()
  const followDoubts: Following<Doubt> = (tell) => {
    const following = live.on("data.doubted", tell)
    return () => following.unsubscribe()
  }
  return {
    live,
    lobby: createActor(makeLobby(runtime, { now, corrections })).start(),
    results: createActor(makeReading(runtime, () => Results.use((drawn) => drawn.latest))).start(),
    round: makeRound(runtime, { now, corrections }),
    terms: makeReading(
      runtime,
      (round: BetRound) =>
        Effect.catchTag(
          BetTerms.use((terms) => terms.read(round)),
          "NoSuchRound",
          (cause) => Effect.fail(new Unreachable({ cause })),
        ),
      { feed: feedOf<Doubt | ConnectionNews>(followConnection, followDoubts) },
    ),
  }
}
