import { RateFeed } from "@fakham/core/betting"
import { RoundFeed } from "@fakham/core/lotto"
import { LiveFeed, MaintenanceFeed } from "@fakham/core/site"
import { recordedReports } from "@fakham/core/testing"
import { ShotFeed } from "@fakham/core/ying"
import { Effect, ManagedRuntime, Stream } from "effect"
import { ccuFeed } from "../index.ts"
import { collectNews } from "./collect-news.ts"
import { speakingServer } from "./speaking-server.ts"

export const betId = "yeekee-2026-11-20-26"

/** Whoever listens to an operator over `/ccu`, until all hang up at the end of a test. */
export const ccuCallers = () => {
  const ending: Array<() => Promise<unknown>> = []
  const reports = recordedReports()
  const portsAt = (
    origin: string,
    token: () => string | undefined = () => "a-token",
    idle: () => Promise<unknown> = async () => {},
  ) => {
    const runtime = ManagedRuntime.make(ccuFeed({ origin, token, reported: reports.reported, idle }))
    const begin = <A>(feed: Stream.Stream<A, never, LiveFeed | MaintenanceFeed | RateFeed | RoundFeed | ShotFeed>) => {
      const subscriber = collectNews(runtime, feed)
      ending.push(subscriber.leave)
      return subscriber
    }
    return {
      live: () => begin(Stream.unwrap(LiveFeed.use((feed) => Effect.succeed(feed.news())))),
      round: (id = betId) => begin(Stream.unwrap(RoundFeed.use((feed) => Effect.succeed(feed.newsOf(id))))),
      lobby: () => begin(Stream.unwrap(RoundFeed.use((feed) => Effect.succeed(feed.news())))),
      rates: (id = betId) => begin(Stream.unwrap(RateFeed.use((feed) => Effect.succeed(feed.newsOf(id))))),
      maintenance: () => begin(Stream.unwrap(MaintenanceFeed.use((feed) => Effect.succeed(feed.news())))),
      shots: (id = betId) => begin(Stream.unwrap(ShotFeed.use((feed) => Effect.succeed(feed.newsOf(id))))),
    }
  }
  return {
    portsAt,
    /** What was reported of what they heard. */
    troubles: reports.troubles,
    speaking: async () => {
      const server = await speakingServer()
      ending.push(server.stop)
      return { ...server, ...portsAt(server.origin) }
    },
    /** To be done at the end as well. */
    later: (end: () => Promise<unknown>) => void ending.push(end),
    hangUp: async () => {
      for (const end of ending.splice(0).toReversed()) await end()
    },
  }
}
