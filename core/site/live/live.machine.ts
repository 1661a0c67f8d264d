import { Effect, Stream } from "effect"
import { assign, setup } from "xstate"
import { fromFeed, type Runtime } from "../../machine/actor.ts"
import { type ConnectionNews, type Connectivity, connectionNews } from "../../operator/connectivity.port.ts"
import type { Instant } from "../../time/bangkok.ts"
import { announcing } from "../../visit/changes.ts"
import { waitAfter } from "./back-off.ts"
import { LiveFeed, type LiveNews } from "./live-feed.port.ts"

type Context = {
  readonly network: "there" | "gone"
  /** Tries that failed since something was last heard. */
  readonly failures: number
  /** When the next try begins by itself; nothing while none is planned. */
  readonly nextRetryAt: Instant | undefined
  /** As of when the data on the page can be trusted. */
  readonly receivedAt: Instant | undefined
}

type Event = ConnectionNews | LiveNews | { readonly type: "retry.requested" }

type Surroundings = {
  readonly now: () => Instant
  /** From 0 up to 1. */
  readonly random: () => number
  readonly timeouts?: Partial<typeof timeouts>
}

/** In milliseconds: how long a try may take, a silence is trusted, a silence lasts until it is a loss, and between two polls. */
const timeouts = { opening: 10_000, silence: 30_000, loss: 15_000, pollEvery: 5_000 }

/**
 * Whether the operator's news arrive as they happen. While they do not, it tries again, ever less often, and says each
 * time that what is told of rounds may be out of date, so that whoever shows any asks for it instead.
 */
export const makeLive = (runtime: Runtime<LiveFeed | Connectivity>, { now, random, timeouts: own }: Surroundings) => {
  const pollEvery = own?.pollEvery ?? timeouts.pollEvery
  const lost = [{ guard: "hasNetwork", target: "#live.polling" } as const, { target: "#live.offline" } as const]
  return setup({
    types: {} as { context: Context; events: Event },
    actors: {
      subscribe: fromFeed(runtime, () => Stream.unwrap(Effect.map(LiveFeed, (feed) => feed.news()))),
      subscribeToNetwork: fromFeed(runtime, () => connectionNews),
    },
    actions: {
      invalidate: announcing(runtime, ["rounds"]),
      open: assign(() => ({ network: "there" as const, receivedAt: now() })),
      noteBeat: assign(() => ({ failures: 0, receivedAt: now() })),
      planRetry: assign(({ context }) => {
        const failures = context.failures + 1
        return { failures, nextRetryAt: now() + waitAfter(failures, random()) }
      }),
      dropRetry: assign({ nextRetryAt: undefined }),
      loseNetwork: assign({ network: "gone" }),
      findNetwork: assign({ network: "there" }),
    },
    guards: { hasNetwork: ({ context }) => context.network === "there" },
    delays: {
      ...timeouts,
      ...own,
      retry: ({ context }) => Math.max(0, (context.nextRetryAt ?? 0) - now()),
      // All hear of a loss in one moment; tries that fail after it are apart already.
      spread: ({ context }) => (context.failures > 1 ? 0 : pollEvery * random()),
    },
  }).createMachine({
    id: "live",
    context: { network: "there", failures: 0, nextRetryAt: undefined, receivedAt: undefined },
    invoke: { src: "subscribeToNetwork" },
    on: { "connection.lost": { target: ".offline", actions: "loseNetwork" } },
    initial: "streaming",
    states: {
      streaming: {
        invoke: { src: "subscribe" },
        on: {
          "feed.closed": lost,
          "feed.refused": "unauthorized",
          "connection.restored": { actions: "findNetwork" },
        },
        initial: "connecting",
        states: {
          connecting: {
            on: { "feed.opened": { target: "live", actions: ["open", "invalidate"] } },
            after: { opening: lost },
          },
          live: {
            // Only what is heard proves the connection: one that opens and falls at once must not begin to count anew.
            on: { "feed.received": { target: "live", reenter: true, actions: "noteBeat" } },
            after: { silence: { target: "stale", actions: "invalidate" } },
          },
          stale: {
            on: {
              "feed.received": { target: "live", actions: "noteBeat" },
              "retry.requested": "#live.streaming",
              "connection.restored": { target: "#live.streaming", actions: "findNetwork" },
            },
            after: { loss: lost },
          },
        },
      },
      polling: {
        entry: "planRetry",
        exit: "dropRetry",
        on: {
          "retry.requested": "streaming",
          "connection.restored": { target: "streaming", actions: "findNetwork" },
        },
        after: { retry: "streaming" },
        initial: "spreading",
        states: {
          spreading: { after: { spread: "asking" } },
          asking: { entry: "invalidate", after: { pollEvery: { target: "asking", reenter: true } } },
        },
      },
      offline: {
        on: {
          "retry.requested": "streaming",
          "connection.restored": { target: "streaming", actions: "findNetwork" },
        },
      },
      unauthorized: { type: "final" },
    },
  })
}
