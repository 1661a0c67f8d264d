import { assign, sendTo, setup } from "xstate"
import type { Runtime } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { makeOperation } from "../../operation/operation.machine.ts"
import { type Environment, endedWith, type Intents } from "../../operation/operation.ts"
import type { Connectivity } from "../../operator/connectivity.ts"
import { agreed } from "../order.ts"
import type { OrderDesk, Refusal } from "./order-desk.port.ts"
import { placeOrder } from "./place-order.operation.ts"
import * as placing from "./placing.ts"

type Ended = { readonly context: placing.Placing; readonly event: { readonly output: placing.PlacingOutcome } }

/** A guard for an answer to this tab's own order, or to another version of its draft. */
const ended =
  (tag: placing.PlacingOutcome["_tag"], isOther: boolean) =>
  ({ context, event: { output } }: Ended): boolean =>
    output._tag === tag && placing.isElsewhere(context, output) === isOther

/** A guard for a no to this tab's own order. */
const refusedSo =
  (holds: (context: placing.Placing, refusal: Refusal) => boolean) =>
  ({ context, event: { output } }: Ended): boolean =>
    output._tag === "Refused" && !placing.isElsewhere(context, output) && holds(context, output.refusal)

const outcomeOf = ({ event }: Pick<Ended, "event">) => event.output
const beforeSending = { "order.left": "left", "round.closed": { target: "refused", actions: "close" } } as const
const yes = [
  { guard: "hasNews", target: "changed" },
  { target: "placing", actions: "confirm" },
] as const

/**
 * Places an order exactly once: looked over, agreed to where rates have changed, then one operation. A no may lead to
 * another order, which is an operation of its own.
 */
export const makePlacing = (runtime: Runtime<OrderDesk | Intents | Connectivity>, environment: Environment) =>
  setup({
    types: {} as {
      context: placing.Placing
      events: placing.PlacingEvent
      input: placing.PlacingInput
      output: placing.PlacingOutput
      children: { operation: "operation" }
    },
    actors: { operation: makeOperation(runtime, placeOrder, environment) },
    actions: {
      confirm: assign(({ context }) => placing.orderConfirmed(context)),
      agree: assign(({ context }) => placing.agreedTo(context)),
      takeRates: assign(({ context, event }) =>
        event.type === "rates.changed" ? placing.ratesReceived(context, event.rates) : {},
      ),
      close: assign(({ context }) => placing.closed(context)),
      forgive: assign({ failure: undefined }),
      accept: assign((_, outcome: placing.PlacingOutcome) => placing.accepted(outcome, environment.now())),
      passOn: assign(({ context }, outcome: placing.PlacingOutcome) =>
        outcome._tag === "Refused" ? placing.passedOn(context, outcome.refusal) : {},
      ),
      refuse: assign(({ context }, outcome: placing.PlacingOutcome) =>
        outcome._tag === "Refused" ? placing.orderRefused(context, outcome.refusal) : {},
      ),
      leave: assign((_, { _tag, intent }: placing.PlacingOutcome) => ({
        unfinished: _tag === "GivenUp" ? undefined : intent,
      })),
      forget: assign({ unfinished: undefined }),
    },
    guards: {
      isUnfinished: ({ context }) => context.unfinished !== undefined,
      hasNews: ({ context }) => context.news.length > 0,
      bringsNews: ({ context, event }) =>
        event.type === "rates.changed" && placing.ratesReceived(context, event.rates).news.length > 0,
      nothingWouldBeLeft: ({ context }) => agreed(context.order, context.news).lines.length === 0,
    },
  }).createMachine({
    id: "placing",
    context: ({ input }) => placing.placingOf(input),
    on: { "balance.changed": { actions: assign({ balance: ({ event }) => event.balance }) } },
    initial: "beginning",
    states: {
      beginning: {
        always: [
          { guard: "isUnfinished", target: "placing" },
          { guard: "hasNews", target: "changed" },
          { target: "reviewing" },
        ],
      },
      reviewing: {
        on: {
          ...beforeSending,
          "order.confirmed": yes,
          "rates.changed": [{ guard: "bringsNews", target: "changed", actions: "takeRates" }, { actions: "takeRates" }],
        },
      },
      changed: {
        on: {
          ...beforeSending,
          "change.agreed": [
            { guard: "nothingWouldBeLeft", target: "left", actions: "agree" },
            { target: "placing", actions: "agree" },
          ],
          "rates.changed": [
            { guard: "bringsNews", target: "changed", actions: ["takeRates", "forgive"] },
            { target: "reviewing", actions: ["takeRates", "forgive"] },
          ],
        },
      },
      placing: {
        entry: "forget",
        on: {
          "order.confirmed": [
            { guard: "hasNews", actions: sendTo("operation", { type: "operation.reconsidered" }) },
            {
              actions: sendTo("operation", ({ context }) => ({
                type: "operation.confirmed" as const,
                command: placing.commandOf(context),
              })),
            },
          ],
          "outcome.requested": { actions: sendTo("operation", { type: "outcome.requested" }) },
          "order.left": { actions: sendTo("operation", { type: "operation.left" }) },
          "order.calledOff": { actions: sendTo("operation", { type: "operation.calledOff" }) },
          "order.givenUp": { actions: sendTo("operation", { type: "operation.givenUp" }) },
        },
        invoke: {
          id: "operation",
          src: "operation",
          input: ({ context }) => present(context.operation),
          onDone: [
            { guard: ended("Done", false), target: "accepted", actions: { type: "accept", params: outcomeOf } },
            { guard: ended("Done", true), target: "placedElsewhere", actions: { type: "accept", params: outcomeOf } },
            { guard: endedWith("Unauthorized"), target: "unauthorized", actions: { type: "leave", params: outcomeOf } },
            { guard: ended("Refused", true), target: "beginning" },
            {
              guard: refusedSo(placing.isPassed),
              target: "placing",
              reenter: true,
              actions: { type: "passOn", params: outcomeOf },
            },
            {
              guard: refusedSo(placing.bringsNews),
              target: "changed",
              actions: { type: "refuse", params: outcomeOf },
            },
            { guard: ended("Refused", false), target: "refused", actions: { type: "refuse", params: outcomeOf } },
            { guard: endedWith("Reconsidered"), target: "beginning" },
            { target: "left", actions: { type: "leave", params: outcomeOf } },
          ],
        },
      },
      refused: { on: { ...beforeSending, "order.confirmed": yes, "rates.changed": { actions: "takeRates" } } },
      placedElsewhere: { on: { "order.left": "accepted" } },
      accepted: { type: "final" },
      left: { type: "final" },
      unauthorized: { type: "final" },
    },
    output: ({ context: { poy, taken, order, unfinished } }) =>
      taken === undefined ? { type: "left", order, unfinished } : { type: "accepted", poy, taken },
  })
