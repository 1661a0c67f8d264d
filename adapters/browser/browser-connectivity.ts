import { type ConnectionNews, Connectivity } from "@fakham/core"
import { Layer } from "effect"
import { browserFeed } from "./browser-feed.ts"

/** Answers `Connectivity` from what the browser knows of its network. */
export const browserConnectivity = Layer.succeed(Connectivity, {
  follow: browserFeed<ConnectionNews>((tell, signal) => {
    const say = () => tell({ type: navigator.onLine ? "connection.restored" : "connection.lost" })
    window.addEventListener("online", say, { signal })
    window.addEventListener("offline", say, { signal })
    say()
  }),
})
