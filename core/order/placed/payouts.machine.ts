import { Effect, Stream } from "effect"
import { assign, fromCallback, setup } from "xstate"
import { type LobbyNews, RoundFeed } from "../../lotto/round/round-feed.port.ts"
import { fromFeed, type Runtime } from "../../machine/actor.ts"
import { announcing, changesOf } from "../../visit/changes.ts"
import type { Resource } from "../../visit/resource.view.ts"

type Counted = { readonly type: "waiting.counted"; readonly waiting: number }

type Event =
  | LobbyNews
  | Counted
  /** Rounds may have ended unheard. */
  | { readonly type: "rounds.invalidated" }

/**
 * Rounds that have ended and are being paid out: says that slips are out of date when the operator has had its time for
 * that, as long as any slip waits.
 */
export const makePayouts = (runtime: Runtime<RoundFeed>, waiting: Resource<number>) =>
  setup({
    types: {} as { context: { readonly waiting: number }; events: Event },
    actors: {
      subscribeToRounds: fromFeed(runtime, () => Stream.unwrap(Effect.map(RoundFeed, (feed) => feed.news()))),
      changes: fromFeed(runtime, () => changesOf(["rounds"], { type: "rounds.invalidated" } as const)),
      countWaiting: fromCallback<Counted>(({ sendBack }) => {
        const count = () => sendBack({ type: "waiting.counted", waiting: waiting.view().data ?? 0 })
        const leave = waiting.subscribe(count)
        count()
        return leave
      }),
    },
    guards: { doesAnyWait: ({ context }) => context.waiting > 0 },
    actions: { publish: announcing(runtime, ["slips"]) },
    delays: { paying: 5_000 },
  }).createMachine({
    id: "payouts",
    context: { waiting: 0 },
    invoke: [{ src: "subscribeToRounds" }, { src: "changes" }, { src: "countWaiting" }],
    on: { "waiting.counted": { actions: assign({ waiting: ({ event }) => event.waiting }) } },
    initial: "paid",
    states: {
      // While news are cut off doubts come as often as this waits: they do not begin it anew.
      paid: { on: { "round.drawn": "paying", "round.cancelled": "paying", "rounds.invalidated": "paying" } },
      paying: {
        on: {
          "round.drawn": { target: "paying", reenter: true },
          "round.cancelled": { target: "paying", reenter: true },
        },
        after: { paying: [{ guard: "doesAnyWait", target: "paid", actions: "publish" }, { target: "paid" }] },
      },
    },
  })
