import { assign, setup } from "xstate"
import { fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { Games, type HighlightedGame } from "../games.ts"

type Context = { readonly highlights: ReadonlyArray<HighlightedGame> | undefined }

/** How long games wait for what the operator points out: what came later would push them away while they are read. */
const timeout = 3_000

/** The games that the operator points out, for a page that stands still once it is drawn: none if they take too long. */
export const makeHighlightsInTime = (runtime: Runtime<Games>) =>
  setup({
    types: {} as { context: Context },
    actors: { read: fromProgram(runtime, () => Games.use(({ highlights }) => highlights())) },
    actions: { goWithout: assign({ highlights: [] }) },
    delays: { timeout },
  }).createMachine({
    id: "highlightsInTime",
    context: { highlights: undefined },
    initial: "loading",
    states: {
      loading: {
        invoke: {
          id: "loading",
          src: "read",
          onDone: [
            { guard: succeeded, target: "settled", actions: assign({ highlights: value }) },
            { target: "settled", actions: "goWithout" },
          ],
        },
        after: { timeout: { target: "settled", actions: "goWithout" } },
      },
      settled: { type: "final" },
    },
  })
