import { assign, setup } from "xstate"
import type { Runtime } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { makeOperation } from "../../operation/operation.machine.ts"
import { type Environment, endedWith, type Intents } from "../../operation/operation.ts"
import { hasUnfinished, recalledOperation, recallUnfinished } from "../../operation/unfinished-operation.ts"
import type { Connectivity } from "../../operator/connectivity.port.ts"
import { isLoaded, isNotOffered, loadedData, makeResourceUntilLoaded } from "../../operator/resource.machine.ts"
import { Affiliate } from "./affiliate.ts"
import { type Moving, moveEarnings, moveFits, moveNoted } from "./move-earnings.operation.ts"

export type MoveEvent =
  | { readonly type: "amount.submitted"; readonly amount: string }
  | { readonly type: "amount.reopened" | "move.confirmed" | "another.requested" }

const anew: Moving = { summary: undefined, fault: undefined, operation: undefined, outcome: undefined }

/** Moves affiliate earnings to the player's money: read, enter, review, then one operation. */
export const makeMove = (runtime: Runtime<Affiliate | Intents | Connectivity>, environment: Environment) =>
  setup({
    types: {} as {
      context: Moving
      events: MoveEvent
      tags: "busy"
      children: { loading: "loading"; operation: "operation" }
    },
    actors: {
      recall: recallUnfinished(runtime, moveEarnings),
      loading: makeResourceUntilLoaded(runtime, () => Affiliate.use((affiliate) => affiliate.summary())),
      operation: makeOperation(runtime, moveEarnings, environment),
    },
    actions: {
      note: assign(({ context, event }) => (event.type === "amount.submitted" ? moveNoted(context, event.amount) : {})),
      forget: assign(anew),
    },
  }).createMachine({
    id: "move",
    context: anew,
    initial: "recalling",
    states: {
      recalling: {
        tags: "busy",
        invoke: {
          id: "recalling",
          src: "recall",
          onDone: [
            { guard: hasUnfinished, target: "moving", actions: assign({ operation: recalledOperation }) },
            { target: "loading" },
          ],
        },
      },
      loading: {
        invoke: {
          id: "loading",
          src: "loading",
          onDone: [
            { guard: isLoaded, target: "enteringAmount", actions: assign({ summary: loadedData }) },
            { guard: isNotOffered, target: "notOffered" },
            { target: "unauthorized" },
          ],
        },
      },
      enteringAmount: {
        on: {
          "amount.submitted": [
            { guard: ({ context, event }) => moveFits(context, event.amount), target: "reviewing", actions: "note" },
            { actions: "note" },
          ],
        },
      },
      reviewing: { on: { "move.confirmed": "moving", "amount.reopened": "enteringAmount" } },
      moving: {
        invoke: {
          id: "operation",
          src: "operation",
          input: ({ context }) => present(context.operation),
          onDone: [
            { guard: endedWith("Done"), target: "moved", actions: assign({ outcome: ({ event }) => event.output }) },
            {
              guard: endedWith("Refused"),
              target: "refused",
              actions: assign({ outcome: ({ event }) => event.output }),
            },
            { guard: endedWith("Unauthorized"), target: "unauthorized" },
            { target: "loading", actions: "forget" },
          ],
        },
      },
      moved: { on: { "another.requested": { target: "loading", actions: "forget" } } },
      refused: { on: { "amount.reopened": { target: "loading", actions: "forget" } } },
      /** The operator tells no earnings: asking again finds none. */
      notOffered: {},
      unauthorized: { type: "final" },
    },
  })
