import { assign, setup } from "xstate"
import { failedWith, failure, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import type { GameChoice } from "./game-path.ts"
import { GameRefused, type GameSeat, Games, isSeat, type LaunchFailure } from "./games.ts"

type Context = {
  readonly choice: GameChoice
  readonly seat: GameSeat | undefined
  readonly failure: LaunchFailure | undefined
}

type Event =
  | { readonly type: "game.left" }
  | { readonly type: "retry.requested" | "connection.restored" }
  /** The operator says that the player no longer sits in the game: closed by a limit, a break, or the partner. */
  | { readonly type: "game.closed" }

const unopenable = new GameRefused({ reason: "other", until: undefined })

/**
 * One visit to a partner's game. Whoever leaves, even while the seat is being taken, leaves at the operator's too, so
 * that no credit stays behind; that is repeated until it is answered, for leaving twice is leaving once.
 */
export const makeGameLaunch = (runtime: Runtime<Games>) =>
  setup({
    types: {} as { context: Context; events: Event; input: GameChoice; tags: "busy" },
    actors: {
      launch: fromProgram(runtime, (choice: GameChoice) => Games.use((games) => games.launch(choice))),
      leave: fromProgram(runtime, () => Games.use((games) => games.leave)),
    },
    delays: { retry: 5_000 },
  }).createMachine({
    id: "gameLaunch",
    context: ({ input }) => ({ choice: input, seat: undefined, failure: undefined }),
    initial: "launching",
    states: {
      launching: {
        tags: "busy",
        entry: assign({ failure: undefined }),
        on: { "game.left": "leaving" },
        invoke: {
          id: "launching",
          src: "launch",
          input: ({ context }) => context.choice,
          onDone: [
            {
              guard: ({ event }) => succeeded({ event }) && isSeat(value({ event })),
              target: "launched",
              actions: assign({ seat: value }),
            },
            { guard: succeeded, target: "refused", actions: assign({ failure: unopenable }) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { guard: failedWith("GameRefused"), target: "refused", actions: assign({ failure }) },
            { target: "unreachable", actions: assign({ failure }) },
          ],
        },
      },
      launched: { on: { "game.left": "leaving", "game.closed": "leaving" } },
      refused: { on: { "retry.requested": "launching", "game.left": "left" } },
      // The seat may have been taken all the same, so it is left too.
      unreachable: {
        on: { "retry.requested": "launching", "connection.restored": "launching", "game.left": "leaving" },
      },
      leaving: {
        tags: "busy",
        entry: assign({ seat: undefined, failure: undefined }),
        invoke: {
          id: "leaving",
          src: "leave",
          onDone: [
            { guard: succeeded, target: "left" },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "stillInside", actions: assign({ failure }) },
          ],
        },
      },
      stillInside: {
        on: { "retry.requested": "leaving", "connection.restored": "leaving" },
        after: { retry: "leaving" },
      },
      left: { type: "final" },
      unauthorized: { type: "final" },
    },
  })
