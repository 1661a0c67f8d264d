import { assign, setup } from "xstate"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { Balance } from "../../site/live/balance.port.ts"
import { cashAnnounced, cashRead, isInvalidated, unknownCash } from "../../site/live/cash-state.ts"
import { PlayerRecord } from "../player.ts"
import { type KnownPlayer, type KnownPlayerEvent, showing } from "./known-player.ts"

/** How long announcements may gather before the operator is asked, and how often it is asked when no news can be heard. */
type Pace = { readonly throttle?: number; readonly pollEvery?: number }

/**
 * What is known of the player who is logged in, their cash by the freshest news there are. Ends only when the operator
 * no longer knows them.
 */
export const makePlayer = (
  runtime: Runtime<PlayerRecord | Balance>,
  { throttle = 1_000, pollEvery = 5_000 }: Pace = {},
) =>
  setup({
    types: {} as { context: KnownPlayer; events: KnownPlayerEvent; tags: "waiting" },
    actors: {
      read: fromProgram(runtime, () => PlayerRecord.use((record) => record.read())),
      recount: fromProgram(runtime, () => Balance.use((balance) => balance.balance())),
    },
    actions: {
      takeCash: assign(({ context, event }) =>
        event.type === "cash.changed" ? showing(context.player, cashAnnounced(context.known, event.cash)) : {},
      ),
      invalidate: assign(({ context: { known } }) => ({ known: { ...known, announcements: known.announcements + 1 } })),
      ask: assign(({ context }) => ({ announcementsWhenAsked: context.known.announcements })),
      findFeed: assign({ feed: "found" }),
      loseFeed: assign({ feed: "lost" }),
      putProfile: assign(({ context, event }) =>
        event.type === "profile.changed" && context.player ? { player: { ...context.player, ...event.change } } : {},
      ),
    },
    guards: {
      isInvalidated: ({ context }) => isInvalidated(context.known),
      feedIsLost: ({ context }) => context.feed === "lost",
    },
    delays: { throttle, pollEvery },
  }).createMachine({
    id: "player",
    context: { player: undefined, known: unknownCash, announcementsWhenAsked: 0, feed: "lost" },
    on: {
      "profile.changed": { actions: "putProfile" },
      "cash.changed": { actions: "takeCash" },
      "feed.found": { actions: "findFeed" },
      "feed.lost": { actions: "loseFeed" },
    },
    initial: "loading",
    states: {
      loading: {
        tags: "waiting",
        entry: "ask",
        invoke: {
          id: "loading",
          src: "read",
          onDone: [
            {
              guard: succeeded,
              target: "judging",
              actions: assign(({ context, event }) => {
                const player = value({ event })
                return showing(player, cashRead(context.known, player.cash, context.announcementsWhenAsked))
              }),
            },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "failed" },
          ],
        },
        // What happened between the answer on its way and this moment was not heard by anybody.
        on: { "feed.found": { actions: ["findFeed", "invalidate"] } },
      },
      judging: { always: [{ guard: "isInvalidated", target: "throttled" }, { target: "loaded" }] },
      loaded: {
        on: {
          "cash.changed": { target: "throttled", actions: "takeCash" },
          "balance.invalidated": "loadingBalance",
          "feed.found": { target: "loadingBalance", actions: "findFeed" },
          "feed.lost": { target: "loadingBalance", actions: "loseFeed" },
        },
        after: { pollEvery: { guard: "feedIsLost", target: "loadingBalance" } },
      },
      throttled: {
        on: { "balance.invalidated": "loadingBalance" },
        after: { throttle: "loadingBalance" },
      },
      loadingBalance: {
        entry: "ask",
        invoke: {
          id: "loadingBalance",
          src: "recount",
          onDone: [
            {
              guard: succeeded,
              target: "judging",
              actions: assign(({ context, event }) =>
                showing(context.player, cashRead(context.known, value({ event }), context.announcementsWhenAsked)),
              ),
            },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "balanceFailed" },
          ],
        },
        on: {
          "balance.invalidated": { target: "loadingBalance", reenter: true },
          "feed.found": { target: "loadingBalance", reenter: true, actions: "findFeed" },
          "feed.lost": { target: "loadingBalance", reenter: true, actions: "loseFeed" },
        },
      },
      balanceFailed: {
        on: {
          "balance.invalidated": "loadingBalance",
          "feed.found": { target: "loadingBalance", actions: "findFeed" },
        },
        after: { pollEvery: "loadingBalance" },
      },
      failed: { on: { "retry.requested": "loading" } },
      unauthorized: { type: "final" },
    },
  })
