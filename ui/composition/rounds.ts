import { type BetRound, termsOf } from "@fakham/core/betting"
import { type DrawnResult, type LobbyNews, makeLobby, makeRound, Results, RoundFeed } from "@fakham/core/lotto"
import { makeReading } from "@fakham/core/operator"
import type { RoundLimits } from "@fakham/core/poy"
import { makeLive } from "@fakham/core/site"
import type { Resource } from "@fakham/core/visit"
import { Effect, Stream } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import { clockNews, type Following, feedOf, followingOf } from "./feeds.ts"
import { startedByFirstUse, type UsedByMany } from "./first-use.ts"
import type { PlayerVisit, Tools } from "./runtime.ts"

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
  readonly terms: (round: BetRound) => Resource<RoundLimits>
}

/** Rounds and what was drawn; all but a single round run until the session ends. */
export const rounds = (visit: PlayerVisit, tools: Tools): Rounds => {
  const { runtime } = visit
  const { now } = tools
  const corrections = feedOf(clockNews(tools))
  const live = visit.start(createActor(makeLive(runtime, { now, random: Math.random })))
  const followDoubts: Following<Doubt> = (tell) =>
    visit.follow((topic) => topic === "rounds" && tell({ type: "data.doubted" }))
  const followNews = followingOf(runtime, Stream.unwrap(Effect.map(RoundFeed, (feed) => feed.followAll)))
  return {
    live,
    followDoubts,
    followNews,
    lobby: startedByFirstUse(() => createActor(makeLobby(runtime, { now, corrections }))),
    results: startedByFirstUse(() => createActor(makeReading(runtime, () => Results.use((drawn) => drawn.latest)))),
    round: makeRound(runtime, { now, corrections }),
    terms: termsOf(visit),
  }
}
