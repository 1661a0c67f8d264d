import { Effect, Stream } from "effect"
import { assign, setup } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { Balance } from "./balance.port.ts"
import { type CashState, cashAnnounced, cashRead, isInvalidated, unknownCash } from "./cash-state.ts"
import { MoneyFeed, type MoneyNews } from "./money-feed.port.ts"

type Context = {
  readonly uuid: string
  readonly known: CashState
  readonly announcementsWhenAsked: number
  readonly feed: "found" | "lost"
}

/** Besides the feed, anything that may have moved the player's money doubts the balance. */
type Event = MoneyNews

/** How long announcements may gather before the operator is asked, and how often it is asked while the feed is lost. */
type Pace = { readonly throttle?: number; readonly pollEvery?: number }

/** The player's cash: as announced, and then as the operator counts it. Asked for anew whenever the feed is found or lost. */
export const makeBalance = (
  runtime: Runtime<Balance | MoneyFeed>,
  { throttle = 1_000, pollEvery = 5_000 }: Pace = {},
) =>
  setup({
    types: {} as { context: Context; events: Event; input: string },
    actors: {
      read: fromProgram(runtime, () => Balance.use((balance) => balance.balance())),
      subscribe: fromFeed(runtime, (uuid: string) => Stream.unwrap(Effect.map(MoneyFeed, (feed) => feed.newsOf(uuid)))),
    },
    actions: {
      takeCash: assign(({ context, event }) =>
        event.type === "cash.changed" ? { known: cashAnnounced(context.known, event.cash) } : {},
      ),
      ask: assign(({ context }) => ({ announcementsWhenAsked: context.known.announcements })),
      findFeed: assign({ feed: "found" }),
      loseFeed: assign({ feed: "lost" }),
    },
    guards: {
      isInvalidated: ({ context }) => isInvalidated(context.known),
      feedIsLost: ({ context }) => context.feed === "lost",
    },
    delays: { throttle, pollEvery },
  }).createMachine({
    id: "balance",
    context: ({ input }) => ({ uuid: input, known: unknownCash, announcementsWhenAsked: 0, feed: "lost" }),
    invoke: { src: "subscribe", input: ({ context }) => context.uuid },
    on: {
      "cash.changed": { actions: "takeCash" },
      "balance.invalidated": ".loading",
      "feed.found": { target: ".loading", actions: "findFeed" },
      "feed.lost": { target: ".loading", actions: "loseFeed" },
    },
    initial: "loading",
    states: {
      loading: {
        entry: "ask",
        invoke: {
          src: "read",
          onDone: [
            {
              guard: succeeded,
              target: "judging",
              actions: assign({
                known: ({ context, event }) =>
                  cashRead(context.known, value({ event }), context.announcementsWhenAsked),
              }),
            },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "failed" },
          ],
        },
      },
      judging: { always: [{ guard: "isInvalidated", target: "throttled" }, { target: "settled" }] },
      throttled: { after: { throttle: "loading" } },
      settled: {
        on: { "cash.changed": { target: "throttled", actions: "takeCash" } },
        after: { pollEvery: { guard: "feedIsLost", target: "loading" } },
      },
      failed: { after: { pollEvery: "loading" } },
      unauthorized: { type: "final" },
    },
  })
