import { assign, raise, sendTo, setup } from "xstate"
import { answer, fromProgram, type Runtime } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { makeOperation } from "../../operation/operation.machine.ts"
import { endedWith, type Intents, youngestUnfinished } from "../../operation/operation.ts"
import { hasUnfinished, recalledOperation } from "../../operation/unfinished-operation.ts"
import type { Connectivity } from "../../operator/connectivity.port.ts"
import { makeResourceUntilLoaded } from "../../operator/resource.machine.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { type PoyArchive, poyOrNone } from "../placed/poy-archive.port.ts"
import { cancelOrder, cancelsOf } from "./cancel-order.operation.ts"
import * as cancelling from "./cancelling.ts"

const watchedRound = {
  src: "round",
  input: ({ context }: { readonly context: cancelling.Cancelling }) => present(context.poy).order.betId,
  onDone: { guard: cancelling.hasResult, actions: "raiseResult" },
} as const

const ending = { type: "end", params: answer } as const

/** Named, so that the types of what is made from it can be written down. */
export interface CancellingLogic extends ReturnType<typeof makeCancelling> {}

/** Reads a slip, and cancels it once after the player's yes. */
export const makeCancelling = (
  runtime: Runtime<PoyArchive | Intents | Connectivity>,
  environment: cancelling.CancelEnvironment,
) => {
  return setup({
    types: {} as {
      context: cancelling.Cancelling
      events: cancelling.CancelEvent
      input: cancelling.CancelInput
      /** The slip as it was seen last. */
      output: PlacedPoy | undefined
      tags: "busy"
      children: { loading: "loading"; operation: "operation" }
    },
    actors: {
      round: environment.round,
      loading: makeResourceUntilLoaded(runtime, poyOrNone),
      recall: fromProgram(runtime, (id: string) => youngestUnfinished(cancelsOf(id))),
      operation: makeOperation(runtime, cancelOrder, environment),
    },
    guards: {
      isCancelled: ({ context }) => context.poy?.status === "cancelled",
      isSettled: ({ context }) => context.poy?.status !== "waiting",
      isRefused: ({ context }) => cancelling.refusalNow(context, environment) !== undefined,
    },
    actions: {
      raiseResult: raise({ type: "result.announced" }),
      see: assign((_, read: cancelling.PoyRead) => cancelling.seen(read)),
      refuse: assign(({ context }) => cancelling.refused(context, environment)),
      confirm: assign(({ context }) => cancelling.cancelConfirmed(context)),
      end: assign((_, outcome: cancelling.CancelOutcome) => cancelling.ended(outcome)),
    },
    delays: { settling: 2_000 },
  }).createMachine({
    id: "cancelling",
    context: ({ input }) => cancelling.cancellingOf(input),
    on: { "cancel.left": ".left" },
    initial: "loading",
    states: {
      loading: {
        invoke: {
          id: "loading",
          src: "loading",
          input: ({ context }) => context.id,
          onDone: [
            { guard: cancelling.isRead(undefined), target: "unauthorized" },
            { guard: cancelling.isRead("none"), target: "missing" },
            { guard: cancelling.isRead("notOffered"), target: "notOffered" },
            { target: "recalling", actions: { type: "see", params: answer } },
          ],
        },
      },
      recalling: {
        tags: "busy",
        invoke: {
          src: "recall",
          input: ({ context }) => context.id,
          onDone: [
            { guard: hasUnfinished, target: "cancelling", actions: assign({ operation: recalledOperation }) },
            { guard: "isCancelled", target: "cancelled" },
            { guard: "isSettled", target: "settled" },
            { guard: "isRefused", target: "refused" },
            { target: "confirming" },
          ],
        },
      },
      confirming: {
        invoke: watchedRound,
        on: {
          "cancel.confirmed": [
            { guard: "isRefused", target: "refused", actions: "refuse" },
            { target: "cancelling", actions: "confirm" },
          ],
          "result.announced": "settling",
        },
      },
      cancelling: {
        on: {
          "cancel.confirmed": { actions: sendTo("operation", { type: "operation.confirmed" }) },
          "outcome.requested": { actions: sendTo("operation", { type: "outcome.requested" }) },
          "cancel.left": { actions: sendTo("operation", { type: "operation.left" }) },
        },
        invoke: {
          id: "operation",
          src: "operation",
          input: ({ context }) => present(context.operation),
          onDone: [
            { guard: endedWith("Done"), target: "cancelled", actions: ending },
            { guard: endedWith("Refused"), target: "loading", actions: ending },
            { guard: endedWith("Unauthorized"), target: "unauthorized" },
            { target: "left" },
          ],
        },
      },
      refused: {
        invoke: watchedRound,
        on: { "result.announced": "settling" },
      },
      settling: { tags: "busy", entry: assign(cancelling.unrefused), after: { settling: "loading" } },
      settled: {},
      missing: {},
      notOffered: {},
      cancelled: { type: "final" },
      left: { type: "final" },
      unauthorized: { type: "final" },
    },
    output: ({ context }) => context.poy,
  })
}
