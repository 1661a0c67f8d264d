import { type LobbyNews, RoundFeed } from "@fakham/core/lotto"
import type { ConnectionNews } from "@fakham/core/operator"
import type { SimulationClock } from "@fakham/core/testing"
import { makeOperatorClock } from "@fakham/operator/first-calls"
import { clientAt } from "@fakham/operator/testing"
import { Layer, Stream } from "effect"
import { browserFeed } from "../browser/browser-feed.ts"
import { pageStorage } from "../browser/page-storage.ts"
import type { Browser } from "./browser.ts"
import type { WorldNetwork } from "./network.ts"
import { startTabVisit } from "./tab-visit.ts"

export const players = ["somchai88", "malee2569"] as const
export type TabPlayer = (typeof players)[number]

type Opened = {
  readonly name: string
  readonly player: TabPlayer
  readonly token: string
  readonly clock: SimulationClock
  readonly browser: Browser
  readonly network: WorldNetwork
  /** A key that nobody has used. */
  readonly newKey: () => string
}

/** Live news of rounds can be heard in the world, and never come. */
const foundAndSilent = Stream.concat(Stream.succeed({ type: "feed.found" } satisfies LobbyNews), Stream.never)

/** A tab of a player's browser whose page is opened now: a visit of the player, by the clocks and lines of the world. */
export const openTabOf = ({ name, player, token, clock, browser, network, newKey }: Opened) => {
  const opened = { at: clock.now(), shown: browser.now() }
  const operatorClock = makeOperatorClock(browser.now, () => opened.shown + clock.now() - opened.at)
  const abortAfter = (wait: number): AbortSignal => {
    const controller = new AbortController()
    clock.setTimeout(() => controller.abort(new DOMException("too slow", "TimeoutError")), wait)
    return controller.signal
  }
  const client = clientAt({
    origin: "http://operator",
    token: () => token,
    transport: { fetch: network.fetchOf(name), abortAfter },
  }).timing(operatorClock)
  const visit = startTabVisit({
    client,
    player,
    storage: pageStorage(browser.openTab()),
    clock: operatorClock,
    newKey,
    cash: { now: () => undefined, subscribe: () => () => {} },
    // A phone knows when it has no line; what goes wrong beyond that it learns by asking.
    connectivity: {
      news: () =>
        browserFeed<ConnectionNews>((emit, signal) =>
          network.subscribeToLine(
            (isLost) => emit({ type: isLost ? "connection.lost" : "connection.restored" }),
            signal,
          ),
        ),
    },
  })
  return {
    name,
    player,
    client,
    /** By what the machines of a page set their timers. */
    timers: clock.timers,
    visit: visit.with(Layer.succeed(RoundFeed, { newsOf: () => foundAndSilent, news: () => foundAndSilent })),
  }
}

/** What a flow is opened in. */
export type Tab = ReturnType<typeof openTabOf>
