import type { Games } from "@fakham/core/games"
import type { Client } from "@fakham/operator/first-calls"
import type { ManagedRuntime } from "effect"
import { assign, fromPromise, setup } from "xstate"
import {
  nobody,
  type PlayedRound,
  playRound,
  type RoundEnding,
  sitDown,
  type TableContext,
  type TableEvent,
} from "./game-table.ts"

const delayMs = 3_000

type Settings = {
  readonly client: Client
  readonly newRound: () => string
  readonly emit: (result: PlayedRound) => void
}

/** A table as the partners' pages have it: a round whose answer is lost is asked for again as it was, before any other. */
export const makeTable = (
  runtime: ManagedRuntime.ManagedRuntime<Games, never>,
  { client, newRound, emit }: Settings,
) => {
  const table = setup({
    types: {} as { context: TableContext; events: TableEvent },
    actors: {
      sitDown: fromPromise(() => runtime.runPromise(sitDown(client))),
      play: fromPromise<RoundEnding, TableContext>(({ input }) => runtime.runPromise(playRound(client, input))),
    },
  })
  const wanted = {
    target: "playing",
    actions: table.assign({
      round: ({ context }) => ({ round: newRound(), commitment: context.seat.commitment }),
    }),
  } as const
  return table.createMachine({
    context: nobody,
    initial: "sittingDown",
    states: {
      sittingDown: {
        invoke: {
          src: "sitDown",
          onDone: { target: "seated", actions: assign({ seat: ({ event }) => event.output }) },
          onError: "turnedAway",
        },
      },
      turnedAway: { after: { [delayMs]: "standing" } },
      standing: { on: { "seat.wanted": "sittingDown" } },
      seated: { on: { "play.pressed": wanted } },
      playing: {
        invoke: {
          src: "play",
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => "played" in event.output,
              target: "shown",
              actions: [
                ({ context, event }) => emit({ ...context.round, ...event.output }),
                assign({
                  seat: ({ context, event }) => ({
                    ...context.seat,
                    commitment: "played" in event.output ? event.output.played.next : "",
                  }),
                }),
              ],
            },
            { target: "refused", actions: ({ context, event }) => emit({ ...context.round, ...event.output }) },
          ],
          onError: "neverReceived",
        },
      },
      neverReceived: { after: { [delayMs]: "playing" } },
      shown: { on: { "play.pressed": wanted } },
      refused: { on: { "seat.wanted": "sittingDown" } },
    },
  })
}
