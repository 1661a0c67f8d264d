import { Effect, Layer } from "effect"
import { announcements } from "../../testing/announcements.ts"
import { type ConnectionNews, Connectivity, SiteProbe } from "../connectivity.port.ts"

/** A phone whose network comes and goes; at first it is there, and leads to the site. */
export const phoneOnTheMove = () => {
  const { subscribe, subscribers, emit } = announcements<ConnectionNews>([{ type: "connection.restored" }])
  let answers = true
  return {
    subscribers,
    losesNetwork: () => emit({ type: "connection.lost" }),
    findsNetwork: (lostAgo?: number) => emit({ type: "connection.restored", lostAgo }),
    losesSite: () => {
      answers = false
    },
    findsSite: () => {
      answers = true
    },
    layer: Layer.mergeAll(
      Layer.succeed(Connectivity, { news: () => subscribe }),
      Layer.succeed(SiteProbe, { answers: () => Effect.sync(() => answers) }),
    ),
  }
}
