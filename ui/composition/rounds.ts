import { type BetRound, BetTerms } from "@fakham/core/betting"
import { type DrawnResult, type LobbyNews, makeLobby, makeRound, Results, RoundFeed } from "@fakham/core/lotto"
import { type ConnectionNews, makeReading, Unreachable } from "@fakham/core/operator"
import type { RoundLimits } from "@fakham/core/poy"
import { makeLive } from "@fakham/core/site"
import { Effect, Stream } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import { clockNews, type Following, feedOf, followingOf } from "./feeds.ts"
import { startedByFirstUse, type UsedByMany } from "./first-use.ts"
import type { PlayerRuntime, Tools } from "./runtime.ts"
import type { World } from "./world.ts"

type Doubt = { readonly type: "data.doubted" }

export type Rounds = {
  /** Whether the operator's news arrive as they happen. */
  readonly live: ActorRefFrom<ReturnType<typeof makeLive>>
  /** All rounds, as soon as a screen shows them. */
  readonly lobby: UsedByMany<ActorRefFrom<ReturnType<typeof makeLobby>>>
  /** The newest result of each group, for those that are drawn seldom; read as soon as a screen shows it. */
  readonly results: UsedByMany<ActorRefFrom<ReturnType<typeof makeReading<unknown, ReadonlyArray<DrawnResult>>>>>
  readonly round: ReturnType<typeof makeRound>
  /** What happens to any round. */
  readonly followNews: Following<LobbyNews>
  /** Told while news may have been lost. */
  readonly followDoubts: Following<Doubt>
  /** What a round takes and pays. */
  readonly terms: ReturnType<typeof makeReading<unknown, RoundLimits, BetRound>>
}

/** Rounds and what was drawn; all but a single round run until the session ends. */
export const rounds = (runtime: PlayerRuntime, tools: Tools, { followConnection }: World): Rounds => {
  const { now } = tools
  const corrections = feedOf(clockNews(tools))
  const live = createActor(makeLive(runtime, { now, random: Math.random })).start()
  live.subscribe({ complete: followConnection(() => live.send({ type: "retry.requested" })) })
  const followDoubts: Following<Doubt> = (tell) => {
    const following = live.on("data.doubted", tell)
    return () => following.unsubscribe()
  }
  const followNews = followingOf(runtime, Stream.unwrap(Effect.map(RoundFeed, (feed) => feed.followAll)))
  return {
    live,
    followDoubts,
    followNews,
    lobby: startedByFirstUse(() => createActor(makeLobby(runtime, { now, corrections }))),
    results: startedByFirstUse(() => createActor(makeReading(runtime, () => Results.use((drawn) => drawn.latest)))),
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
