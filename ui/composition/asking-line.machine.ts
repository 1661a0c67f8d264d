import { assign, fromPromise, setup } from "xstate"

type Line = {
  /** Whether the site answers. */
  readonly answers: () => Promise<boolean>
  readonly restored: () => void
}

/** Asks the site itself, for a browser that takes long to see that the line is back. */
export const makeAskingLine = ({ answers, restored }: Line) =>
  setup({
    types: {} as { context: { readonly hasAsked: boolean }; events: { readonly type: "retry.requested" } },
    actors: { ask: fromPromise(answers) },
    actions: { restored },
  }).createMachine({
    id: "askingLine",
    context: { hasAsked: false },
    initial: "idle",
    states: {
      idle: { on: { "retry.requested": "asking" } },
      asking: {
        invoke: {
          id: "asking",
          src: "ask",
          onDone: [
            { guard: ({ event }) => event.output, target: "idle", actions: "restored" },
            { target: "idle", actions: assign({ hasAsked: true }) },
          ],
          onError: { target: "idle", actions: assign({ hasAsked: true }) },
        },
      },
    },
  })
