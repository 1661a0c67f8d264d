import { type ActorRefFrom, assign, setup } from "xstate"
import { fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import { type Consent, onlyNecessary, StoredConsent } from "./consent.ts"

type Context = { readonly given: Consent | undefined }
type Event =
  | { readonly type: "choice.made"; readonly consent: Consent }
  | { readonly type: "question.opened" }
  | { readonly type: "question.closed" }

/** Asks a visitor once what their data may be used for, and again whenever they want; who does not choose refuses. */
export const makeConsent = (runtime: Runtime<StoredConsent>) =>
  setup({
    types: {} as { context: Context; events: Event },
    actors: {
      recall: fromProgram(runtime, () => StoredConsent.use((memory) => memory.recall())),
      remember: fromProgram(runtime, (consent: Consent) => StoredConsent.use((memory) => memory.remember(consent))),
    },
    guards: { isDecided: ({ context }) => context.given !== undefined },
  }).createMachine({
    id: "consent",
    context: { given: undefined },
    initial: "recalling",
    states: {
      recalling: {
        invoke: {
          src: "recall",
          onDone: [{ guard: succeeded, target: "recalled", actions: assign({ given: value }) }, { target: "recalled" }],
        },
      },
      recalled: { always: [{ guard: "isDecided", target: "settled" }, { target: "asking" }] },
      asking: {
        on: {
          "choice.made": { target: "remembering", actions: assign(({ event }) => ({ given: event.consent })) },
          "question.closed": [
            { guard: "isDecided", target: "settled" },
            { target: "remembering", actions: assign({ given: onlyNecessary }) },
          ],
        },
      },
      remembering: {
        invoke: { src: "remember", input: ({ context }) => context.given ?? onlyNecessary, onDone: "settled" },
      },
      settled: { on: { "question.opened": "asking" } },
    },
  })

export type ConsentActor = ActorRefFrom<ReturnType<typeof makeConsent>>
