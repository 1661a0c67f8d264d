import { Layer, Stream } from "effect"
import { RateFeed } from "./betting/terms/rate-feed.port.ts"
import { RoundFeed } from "./lotto/round/round-feed.port.ts"
import { noNews } from "./machine/no-news.ts"
import { Connectivity } from "./operator/connectivity.port.ts"
import { LiveFeed } from "./site/live/live-feed.port.ts"
import { MoneyFeed } from "./site/live/money-feed.port.ts"
import { MaintenanceFeed } from "./site/maintenance.ts"
import { ShotFeed } from "./ying/shot-feed.port.ts"

export { draftsIn } from "./betting/drafts-in.ts"
export type { Memory } from "./machine/memory.ts"
export { intentsIn } from "./operation/intents-in.ts"

/** A line that is never lost, so far as anybody tells: what is not answered is looked up by the clock alone. */
export const alwaysOnline: Layer.Layer<Connectivity> = Layer.succeed(Connectivity, { news: () => noNews })

const lost = Stream.concat(Stream.make({ type: "feed.lost" } as const), noNews)
const closed = Stream.concat(Stream.make({ type: "feed.closed" } as const), noNews)

/** An operator that announces nothing: machines ask again by the clock, as they do while a feed is lost. */
export const noFeeds: Layer.Layer<RoundFeed | RateFeed | ShotFeed | MoneyFeed | LiveFeed | MaintenanceFeed> =
  Layer.mergeAll(
    Layer.succeed(RoundFeed, { news: () => lost, newsOf: () => lost }),
    Layer.succeed(RateFeed, { newsOf: () => noNews }),
    Layer.succeed(ShotFeed, { newsOf: () => noNews }),
    Layer.succeed(MoneyFeed, { newsOf: () => lost }),
    Layer.succeed(LiveFeed, { news: () => closed }),
    Layer.succeed(MaintenanceFeed, { news: () => noNews }),
  )
