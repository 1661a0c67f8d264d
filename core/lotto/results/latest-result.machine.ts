import { assign, setup } from "xstate"
import { fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { type DrawnResult, Results, resultToShow } from "./result.ts"

/** The result that greets a visitor. Nobody waits for it: without one the sky simply stays empty. */
export const makeLatestResult = (runtime: Runtime<Results>) =>
  setup({
    types: {} as { context: { readonly result: DrawnResult | undefined } },
    actors: { read: fromProgram(runtime, () => Results.use((results) => results.latest())) },
  }).createMachine({
    id: "latestResult",
    context: { result: undefined },
    initial: "loading",
    states: {
      loading: {
        invoke: {
          src: "read",
          onDone: [
            {
              guard: succeeded,
              target: "loaded",
              actions: assign({ result: ({ event }) => resultToShow(value({ event })) }),
            },
            { target: "failed" },
          ],
        },
      },
      loaded: { type: "final" },
      failed: { type: "final" },
    },
  })
