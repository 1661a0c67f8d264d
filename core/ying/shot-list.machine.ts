import { Effect, Stream } from "effect"
import { and, assign, setup } from "xstate"
import type { Round } from "../lotto/round/round.ts"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import type { Instant } from "../time/bangkok.ts"
import { ShotFeed, type ShotNews } from "./shot-feed.port.ts"
import { afterAnswer, hasEnded, noShots, type Shots, type ShotsAnswer } from "./shot-list.ts"
import { Yings } from "./yings.port.ts"

type Event =
  | ShotNews
  /** A shot of this player's was accepted: it is looked for at once. */
  | { readonly type: "shot.accepted" }
  | { readonly type: "round.changed"; readonly round: Round }
  | { readonly type: "retry.requested" | "connection.restored" }
  /** What was taken for the end of shooting may not have been it. */
  | { readonly type: "clock.corrected" }

type Watch = { readonly now: () => Instant; readonly pollInterval?: number; readonly limit?: number }
type Question = { readonly betId: string; readonly most: number }

const show = { type: "show", params: value } as const

/**
 * The newest shots of a round and their sum, looked at whenever shots are announced, every other second in any case
 * until shooting has ended, and once after.
 */
export const makeShots = (runtime: Runtime<Yings | ShotFeed>, { now, pollInterval = 2_000, limit = 20 }: Watch) =>
  setup({
    types: {} as { context: Shots; events: Event; input: Round; tags: "busy" },
    actors: {
      read: fromProgram(runtime, ({ betId, most }: Question) =>
        Yings.use((yings) => Effect.all({ recent: yings.recent(betId, most), summary: yings.summary(betId) })),
      ),
      subscribe: fromFeed(runtime, (betId: string) =>
        Stream.unwrap(Effect.map(ShotFeed, (announcements) => announcements.newsOf(betId))),
      ),
    },
    actions: { show: assign(({ context }, answer: ShotsAnswer) => afterAnswer(context, answer)) },
    guards: {
      hasEnded: ({ context }) => hasEnded(context),
      hasMissedShots: ({ context }) => context.missed,
    },
    // However many shots are announced, the list is looked at twice a second at most.
    delays: { pollInterval, throttle: 500 },
  }).createMachine({
    id: "shots",
    context: ({ input }) => noShots(input, now()),
    initial: "loading",
    invoke: { src: "subscribe", input: ({ context }) => context.round.betId },
    on: { "round.changed": { target: ".loading", actions: assign({ round: ({ event }) => event.round }) } },
    states: {
      loading: {
        tags: "busy",
        entry: assign({ askedAt: () => now(), missed: false }),
        // An answer that was under way may not hold the shot yet.
        on: {
          "shot.accepted": { target: "loading", reenter: true },
          "shots.announced": { actions: assign({ missed: true }) },
        },
        invoke: {
          src: "read",
          input: ({ context }) => ({ betId: context.round.betId, most: limit }),
          onDone: [
            { guard: and([succeeded, "hasEnded"]), target: "over", actions: show },
            { guard: and([succeeded, "hasMissedShots"]), target: "throttled", actions: show },
            { guard: succeeded, target: "shown", actions: show },
            { guard: failedWith("NoSuchRound"), target: "missing" },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "failed" },
          ],
        },
      },
      throttled: { on: { "shot.accepted": "loading" }, after: { throttle: "loading" } },
      shown: {
        on: { "shot.accepted": "loading", "shots.announced": "loading" },
        after: { pollInterval: "loading" },
      },
      failed: {
        on: { "retry.requested": "loading", "connection.restored": "loading" },
        after: { pollInterval: "loading" },
      },
      over: { on: { "clock.corrected": "loading" } },
      missing: { type: "final" },
      unauthorized: { type: "final" },
    },
  })
