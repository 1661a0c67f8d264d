import { Effect } from "effect"
import { assign, setup } from "xstate"
import type { Round } from "../lotto/round.ts"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import type { Instant } from "../time/bangkok.ts"
import { afterAnswer, hasEnded, noShots, type Shots } from "./shots.ts"
import { Yings } from "./yings.ts"

type Event =
  /** A shot of this player's was accepted: it is looked for at once. */
  | { readonly type: "shot.accepted" }
  | { readonly type: "round.changed"; readonly round: Round }
  | { readonly type: "retry" | "connection.restored" }
  /** What was taken for the end of shooting may not have been it. */
  | { readonly type: "clock.corrected" }

type Watch = { readonly now: () => Instant; readonly lookEvery?: number; readonly limit?: number }
type Question = { readonly betId: string; readonly limit: number }

/** The newest shots of a round and their sum, looked at every other second until shooting has ended, and once after. */
export const makeShots = (runtime: Runtime<Yings>, { now, lookEvery = 2_000, limit = 20 }: Watch) =>
  setup({
    types: {} as { context: Shots; events: Event; input: Round; tags: "busy" },
    actors: {
      read: fromProgram(runtime, ({ betId, limit }: Question) =>
        Yings.use((yings) => Effect.all({ recent: yings.recent(betId, limit), summary: yings.summary(betId) })),
      ),
    },
    delays: { lookEvery },
  }).createMachine({
    id: "shots",
    context: ({ input }) => noShots(input, now()),
    initial: "reading",
    on: { "round.changed": { target: ".reading", actions: assign({ round: ({ event }) => event.round }) } },
    states: {
      reading: {
        tags: "busy",
        entry: assign({ askedAt: () => now() }),
        // An answer that was under way may not hold the shot yet.
        on: { "shot.accepted": { target: "reading", reenter: true } },
        invoke: {
          src: "read",
          input: ({ context }) => ({ betId: context.round.betId, limit }),
          onDone: [
            {
              guard: succeeded,
              target: "sorting",
              actions: assign(({ context, event }) => afterAnswer(context, value({ event }))),
            },
            { guard: failedWith("NoSuchRound"), target: "missing" },
            { guard: failedWith("Unauthorized"), target: "disowned" },
            { target: "unreachable" },
          ],
        },
      },
      sorting: { always: [{ guard: ({ context }) => hasEnded(context), target: "over" }, { target: "shown" }] },
      shown: {
        on: { "shot.accepted": "reading" },
        after: { lookEvery: "reading" },
      },
      unreachable: { on: { retry: "reading", "connection.restored": "reading" }, after: { lookEvery: "reading" } },
      over: { on: { "clock.corrected": "reading" } },
      missing: { type: "final" },
      disowned: { type: "final" },
    },
  })
