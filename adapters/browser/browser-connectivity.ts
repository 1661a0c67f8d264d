import { type ConnectionNews, Connectivity, SiteProbe } from "@fakham/core"
import { Effect, Layer } from "effect"
import { browserFeed } from "./browser-feed.ts"
import { pageStorage } from "./page-storage.ts"

/** Remembers by the device's clock when the line was lost last, for pages that are loaded later. */
const lineLost = "fakham.lineLostAt"

const lostAgo = (): number | undefined => {
  const ago = Date.now() - Number(pageStorage().read(lineLost))
  return ago >= 0 ? ago : undefined
}

/** Answers `Connectivity` from what the browser knows of its network, and from whoever else learns that the line is back. */
export const browserConnectivityBeside = (subscribeToRestored: (restored: () => void) => () => void) =>
  Layer.succeed(Connectivity, {
    news: () =>
      browserFeed<ConnectionNews>((emit, signal) => {
        const say = () => {
          if (navigator.onLine) return emit({ type: "connection.restored", lostAgo: lostAgo() })
          pageStorage().write(lineLost, `${Date.now()}`)
          emit({ type: "connection.lost" })
        }
        window.addEventListener("online", say, { signal })
        window.addEventListener("offline", say, { signal })
        say()
        signal.addEventListener(
          "abort",
          subscribeToRestored(() => emit({ type: "connection.restored" })),
        )
      }),
  })

export const browserConnectivity = browserConnectivityBeside(() => () => {})

const timeout = 10_000

/** Asks what no worker answers in the site's place. */
const doesSiteAnswer = async (): Promise<boolean> => {
  const answer = await fetch("/livez", { cache: "no-store", signal: AbortSignal.timeout(timeout) }).catch(
    () => undefined,
  )
  return answer?.ok ?? false
}

export const browserSiteProbe = Layer.succeed(SiteProbe, { answers: () => Effect.promise(doesSiteAnswer) })
