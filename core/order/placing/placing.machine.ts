import { Result } from "effect"
import { assign, setup } from "xstate"
import { fromProgram, type Runtime, value } from "../../machine/actor.ts"
import { Unreachable } from "../../operator/failures.ts"
import { agreed } from "./changes.ts"
import type { Intents } from "./intents.ts"
import { type Means, termsOf } from "./means.ts"
import * as placing from "./placing.ts"
import type { Poys } from "./poys.ts"
import { type Claimed, claimed, dropped, lookedUp, sent } from "./sending.ts"

const beforeSending = { "order.left": "left", "round.closed": { target: "refused", actions: "close" } } as const
const yes = [
  { guard: "ratesAreNews", target: "changed" },
  { target: "claiming", actions: "confirm" },
] as const
const intentOf = ({ context }: { readonly context: placing.Placing }) => context.intent!
const answerOf = ({ event }: { readonly event: { readonly output: placing.Answer } }) => event.output
const answered = { target: "sorting", actions: { type: "learn", params: answerOf } } as const
const tooSlow = Result.fail(new Unreachable({ cause: "no answer in time" }))

/**
 * Places an order exactly once. Its key is made and remembered before anything is sent, and as long as the outcome is
 * unknown the operator is asked by key; only what it has never heard of is sent again, with the same key.
 */
export const makePlacing = (runtime: Runtime<Poys | Intents>, means: Means) =>
  setup({
    types: {} as placing.PlacingTypes,
    actors: {
      claim: fromProgram(runtime, claimed),
      send: fromProgram(runtime, sent),
      ask: fromProgram(runtime, lookedUp),
      drop: fromProgram(runtime, dropped),
    },
    actions: {
      confirm: assign(({ context }) => placing.confirmed(context, means)),
      agree: assign(({ context }) => placing.agreedTo(context)),
      hear: assign(({ context, event }) => (event.type === "rates.changed" ? placing.heard(context, event.rates) : {})),
      learn: assign(({ context }, answer: placing.Answer) => placing.told(context, answer, means)),
      close: assign(({ context }) => placing.closed(context)),
      forgive: assign({ failure: undefined }),
      keep: assign((_, claim: Claimed) => claim),
      forget: assign({ intent: undefined }),
    },
    guards: {
      isUnfinished: ({ context }) => context.intent !== undefined,
      ratesAreNews: ({ context }) => context.news.length > 0,
      nothingWouldBeLeft: ({ context }) => agreed(context.order, context.news).lines.length === 0,
      stands: ({ context }, wanted: placing.Standing) => placing.standing(context, means) === wanted,
      isOurs: ({ context }, { intent }: Claimed) => context.intent?.key === intent.key,
    },
    delays: { patience: termsOf(means).patience, wait: ({ context }) => placing.waitAfter(context, means) },
  }).createMachine({
    id: "placing",
    context: ({ input }) => placing.placingOf(input, means),
    on: { "balance.changed": { actions: assign({ balance: ({ event }) => event.balance }) } },
    initial: "recalling",
    states: {
      recalling: { always: [{ guard: "isUnfinished", target: "asking" }, { target: "sorting" }] },
      reviewing: {
        on: {
          "order.confirmed": yes,
          ...beforeSending,
          "rates.changed": { target: "sorting", actions: "hear" },
        },
      },
      changed: {
        on: {
          "change.agreed": [
            { guard: "nothingWouldBeLeft", target: "left", actions: "agree" },
            { target: "claiming", actions: ["agree", "confirm"] },
          ],
          ...beforeSending,
          "rates.changed": { target: "sorting", actions: ["hear", "forgive"] },
        },
      },
      claiming: {
        tags: "busy",
        invoke: {
          src: "claim",
          input: ({ context }) => ({ intent: context.intent!, instead: context.instead }),
          onDone: [
            { guard: { type: "isOurs", params: value }, target: "sending", actions: { type: "keep", params: value } },
            { target: "asking", actions: { type: "keep", params: value } },
          ],
        },
      },
      sending: {
        tags: "busy",
        on: { "order.left": "left" },
        after: { patience: "asking" },
        invoke: { src: "send", input: intentOf, onDone: answered },
      },
      asking: {
        tags: ["busy", "unknown"],
        on: { "order.left": "left" },
        after: { patience: { target: "unanswered", actions: { type: "learn", params: tooSlow } } },
        invoke: { src: "ask", input: intentOf, onDone: answered },
      },
      sorting: {
        always: placing.standings.map((wanted) => ({ guard: { type: "stands", params: wanted }, target: wanted })),
      },
      unanswered: {
        tags: "unknown",
        on: { "order.left": "left", "outcome.requested": "asking", "connection.restored": "asking" },
        after: { wait: "asking" },
      },
      unheard: { on: { "order.confirmed": yes, "order.left": "dropping" } },
      refused: {
        on: {
          "order.confirmed": yes,
          ...beforeSending,
          "rates.changed": { actions: "hear" },
        },
      },
      placedElsewhere: { on: { "order.left": "accepted" } },
      dropping: { invoke: { src: "drop", input: intentOf, onDone: { target: "left", actions: "forget" } } },
      accepted: { type: "final" },
      left: { type: "final" },
      disowned: { type: "final" },
    },
    output: ({ context }) => placing.outputOf(context),
  })
