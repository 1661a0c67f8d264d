import { type ActorRefFrom, assign, setup } from "xstate"
import { fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import type { Watched } from "../machine/watch.ts"
import { noSupport, type Support, SupportDesk, supportOf } from "./support.ts"

type Context = {
  /** What the site has where nobody tells. */
  readonly fallback: Support
  /** What comes with the player who is here. */
  readonly own: Support
  /** What the operator tells everybody. */
  readonly given: Support
  readonly support: Support
}

/** Whom to ask, looked up when somebody wants to know: the player's own settings first, the site's where nobody tells. */
export const makeSupport = (runtime: Runtime<SupportDesk>) =>
  setup({
    types: {} as {
      context: Context
      events:
        | { readonly type: "support.wanted" }
        /** Support comes with the player who is here, and goes with them. */
        | { readonly type: "own.answered"; readonly support: Support | undefined }
      input: Support
    },
    actors: {
      read: fromProgram(runtime, () => SupportDesk.use((desk) => desk.settings())),
    },
  }).createMachine({
    id: "support",
    context: ({ input }) => ({ fallback: input, own: noSupport, given: noSupport, support: supportOf(input) }),
    initial: "unasked",
    on: {
      "own.answered": {
        actions: assign(({ context, event: { support = noSupport } }) => joined({ ...context, own: support })),
      },
    },
    states: {
      unasked: { on: { "support.wanted": "loading" } },
      loading: {
        invoke: {
          src: "read",
          onDone: [
            {
              guard: succeeded,
              target: "loaded",
              actions: assign(({ context, event }) => joined({ ...context, given: value({ event }) })),
            },
            { target: "unasked" },
          ],
        },
      },
      loaded: {},
    },
  })

type SupportActor = ActorRefFrom<ReturnType<typeof makeSupport>>

/** The same for who wants to know: to watch it has it looked up. */
export const wantedSupport = (support: SupportActor): Watched<ReturnType<SupportActor["getSnapshot"]>> => ({
  getSnapshot: () => support.getSnapshot(),
  subscribe: (look) => {
    support.send({ type: "support.wanted" })
    return support.subscribe(look)
  },
})

const joined = (context: Context): Context => ({
  ...context,
  support: supportOf(context.own, context.given, context.fallback),
})
