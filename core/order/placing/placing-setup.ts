import { assign, sendTo, setup } from "xstate"
import type { Runtime } from "../../machine/actor.ts"
import { makeOperation } from "../../operation/operation.machine.ts"
import type { Environment, Intents } from "../../operation/operation.ts"
import type { Connectivity } from "../../operator/connectivity.port.ts"
import { agreed } from "../order.ts"
import type { OrderDesk, Refusal } from "./order-desk.port.ts"
import { placeOrder } from "./place-order.operation.ts"
import * as placing from "./placing.ts"

type Ended = { readonly context: placing.Placing; readonly event: { readonly output: placing.PlacingOutcome } }

/** A guard for an answer to this tab's own order, or to another version of its draft. */
export const placingEnded =
  (tag: placing.PlacingOutcome["_tag"], isOther: boolean) =>
  ({ context, event: { output } }: Ended): boolean =>
    output._tag === tag && placing.isElsewhere(context, output) === isOther

/** A guard for a no to this tab's own order. */
export const refusedSo =
  (holds: (context: placing.Placing, refusal: Refusal) => boolean) =>
  ({ context, event: { output } }: Ended): boolean =>
    output._tag === "Refused" && !placing.isElsewhere(context, output) && holds(context, output.refusal)

/** Types for `setup` alone, which reads no value of it. */
const types: {
  readonly context?: placing.Placing
  readonly events?: placing.PlacingEvent
  readonly input?: placing.PlacingInput
  readonly output?: placing.PlacingOutput
  readonly children?: { operation: "operation" }
} = {}

/** The actors, guards and actions of placing an order. */
export const placingSetup = (runtime: Runtime<OrderDesk | Intents | Connectivity>, environment: Environment) =>
  setup({
    types,
    actors: { operation: makeOperation(runtime, placeOrder, environment) },
    actions: {
      confirm: assign(({ context }) => placing.orderConfirmed(context)),
      agree: assign(({ context }) => placing.agreedTo(context)),
      takeRates: assign(({ context, event }) =>
        event.type === "rates.changed" ? placing.ratesReceived(context, event.rates) : {},
      ),
      close: assign(({ context }) => placing.closed(context)),
      forgive: assign({ failure: undefined }),
      noteBalance: assign(({ event }) => (event.type === "balance.changed" ? { balance: event.balance } : {})),
      confirmAgain: sendTo("operation", ({ context }) => ({
        type: "operation.confirmed" as const,
        command: placing.commandOf(context),
      })),
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
  })
