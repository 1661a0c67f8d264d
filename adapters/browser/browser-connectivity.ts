import { type ConnectionNews, Connectivity } from "@fakham/core"
import { Effect, Layer, Queue, Stream } from "effect"

const lost: ConnectionNews = { type: "connection.lost" }
const restored: ConnectionNews = { type: "connection.restored" }

/** Answers `Connectivity` from what the browser knows of its network. */
export const browserConnectivity = Layer.succeed(Connectivity, {
  follow: Stream.callback<ConnectionNews>((queue) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        const say = () => void Queue.offerUnsafe(queue, navigator.onLine ? restored : lost)
        window.addEventListener("online", say)
        window.addEventListener("offline", say)
        say()
        return say
      }),
      (say) =>
        Effect.sync(() => {
          window.removeEventListener("online", say)
          window.removeEventListener("offline", say)
        }),
    ),
  ),
})
