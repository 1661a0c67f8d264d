import { assign, setup } from "xstate"
import { fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import { type Support, SupportDesk, supportOf } from "./support.ts"

/** Whom to ask, looked up when somebody wants to know; the site's default stands until the agent's own is known. */
export const makeSupport = (runtime: Runtime<SupportDesk>) =>
  setup({
    types: {} as {
      context: { readonly fallback: Support; readonly support: Support }
      events: { readonly type: "support.wanted" }
      input: Support
    },
    actors: { read: fromProgram(runtime, () => SupportDesk.use((desk) => desk.settings)) },
  }).createMachine({
    id: "support",
    context: ({ input }) => ({ fallback: input, support: input }),
    initial: "unasked",
    states: {
      unasked: { on: { "support.wanted": "reading" } },
      reading: {
        invoke: {
          src: "read",
          onDone: [
            {
              guard: succeeded,
              target: "known",
              actions: assign({ support: ({ context, event }) => supportOf(value({ event }), context.fallback) }),
            },
            { target: "unasked" },
          ],
        },
      },
      known: {},
    },
  })
