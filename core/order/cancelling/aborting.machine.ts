import { assign, raise, sendTo, setup } from "xstate"
import type { Round } from "../../lotto/round/round.ts"
import { answer, fromProgram, type Runtime } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { type Intents, youngestUnfinished } from "../../operation/intents.ts"
import { makeOperation } from "../../operation/operation.machine.ts"
import { endedWith, hasUnfinished, recalledOperation } from "../../operation/recalling.ts"
import type { Connectivity } from "../../operator/connectivity.ts"
import { makeReadingUntilKnown } from "../../operator/reading.machine.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { type PlacedPoys, poyOrNone } from "../placed/placed-poys.ts"
import * as aborting from "./aborting.ts"
import { abortsOf, cancelOrder } from "./cancel-order.operation.ts"

const followed = {
  src: "round",
  input: ({ context }: { readonly context: aborting.Aborting }) => present(context.poy).order.betId,
  onDone: {
    guard: ({ event }: { readonly event: { readonly output: Round | undefined } }) =>
      event.output?.outcome !== undefined,
    actions: "hear",
  },
} as const

const ending = { type: "end", params: answer } as const

/** Named, so that the types of what is made from it can be written down. */
export interface AbortingLogic extends ReturnType<typeof makeAborting> {}

/** Reads a slip, and cancels it once after the player's yes. */
export const makeAborting = (
  runtime: Runtime<PlacedPoys | Intents | Connectivity>,
  environment: aborting.AbortEnvironment,
) => {
  return setup({
    types: {} as {
      context: aborting.Aborting
      events: aborting.AbortEvent
      input: aborting.AbortInput
      /** The slip as it was seen last. */
      output: PlacedPoy | undefined
      tags: "busy"
      children: { reading: "reading"; operation: "operation" }
    },
    actors: {
      round: environment.round,
      reading: makeReadingUntilKnown(runtime, poyOrNone),
      recall: fromProgram(runtime, (id: string) => youngestUnfinished(abortsOf(id))),
      operation: makeOperation(runtime, cancelOrder, environment),
    },
    guards: {
      isRefused: ({ context }) => aborting.refusalNow(context, environment) !== undefined,
    },
    actions: {
      hear: raise({ type: "result.heard" }),
      end: assign((_, outcome: aborting.AbortOutcome) => aborting.ended(outcome)),
    },
    delays: { settling: 2_000 },
  }).createMachine({
    id: "aborting",
    context: ({ input }) => aborting.abortingOf(input),
    on: { "abort.left": ".left" },
    initial: "reading",
    states: {
      reading: {
        invoke: {
          id: "reading",
          src: "reading",
          input: ({ context }) => context.id,
          onDone: [
            { guard: ({ event }) => event.output === undefined, target: "unauthorized" },
            { guard: ({ event }) => event.output === "none", target: "missing" },
            { guard: ({ event }) => event.output === "notOffered", target: "notOffered" },
            { target: "recalling", actions: assign(({ event }) => aborting.seen(event.output)) },
          ],
        },
      },
      recalling: {
        tags: "busy",
        invoke: {
          src: "recall",
          input: ({ context }) => context.id,
          onDone: [
            { guard: hasUnfinished, target: "aborting", actions: assign({ operation: recalledOperation }) },
            { guard: ({ context }) => context.poy?.status === "aborted", target: "aborted" },
            { guard: ({ context }) => context.poy?.status !== "waiting", target: "settled" },
            { guard: "isRefused", target: "refused" },
            { target: "confirming" },
          ],
        },
      },
      confirming: {
        invoke: followed,
        on: {
          "abort.confirmed": [
            {
              guard: "isRefused",
              target: "refused",
              actions: assign({ refusal: ({ context }) => aborting.refusalNow(context, environment), said: undefined }),
            },
            {
              target: "aborting",
              actions: assign(({ context }) => aborting.abortConfirmed(context)),
            },
          ],
          "result.heard": "settling",
        },
      },
      aborting: {
        on: {
          "abort.confirmed": { actions: sendTo("operation", { type: "operation.confirmed" }) },
          "outcome.requested": { actions: sendTo("operation", { type: "outcome.requested" }) },
          "abort.left": { actions: sendTo("operation", { type: "operation.left" }) },
        },
        invoke: {
          id: "operation",
          src: "operation",
          input: ({ context }) => present(context.operation),
          onDone: [
            { guard: endedWith("Done"), target: "aborted", actions: ending },
            { guard: endedWith("Refused"), target: "reading", actions: ending },
            { guard: endedWith("Unauthorized"), target: "unauthorized" },
            { target: "left" },
          ],
        },
      },
      refused: {
        invoke: followed,
        on: { "result.heard": "settling" },
      },
      settling: { tags: "busy", entry: assign(aborting.unrefused), after: { settling: "reading" } },
      settled: {},
      missing: {},
      notOffered: {},
      aborted: { type: "final" },
      left: { type: "final" },
      unauthorized: { type: "final" },
    },
    output: ({ context }) => context.poy,
  })
}
