import { assign, setup } from "xstate"
import type { Environment } from "../../errand/environment.ts"
import { endedWith, followConnectivity, makeErrand, recallUnfinished } from "../../errand/errand.machine.ts"
import type { Intents } from "../../errand/intents.ts"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import type { ConnectionNews, Connectivity } from "../../operator/connectivity.ts"
import { Affiliate } from "./affiliate.ts"
import { fits, type Moving, moveOnce, noted } from "./move.ts"

export type MoveEvent =
  | { readonly type: "amount.submitted"; readonly amount: string }
  | { readonly type: "amount.reopened" | "move.confirmed" | "another.requested" }
  | ConnectionNews

const anew: Moving = { summary: undefined, fault: undefined, errand: undefined, outcome: undefined }

/** Moves affiliate earnings to the player's money: read, enter, review, then one errand. */
export const makeMove = (runtime: Runtime<Affiliate | Intents | Connectivity>, environment: Environment) =>
  setup({
    types: {} as { context: Moving; events: MoveEvent; tags: "busy"; children: { errand: "errand" } },
    actors: {
      followConnectivity: followConnectivity(runtime),
      recall: recallUnfinished(runtime, moveOnce),
      read: fromProgram(runtime, () => Affiliate.use((affiliate) => affiliate.summary)),
      errand: makeErrand(runtime, moveOnce, environment),
    },
    actions: {
      note: assign(({ context, event }) => (event.type === "amount.submitted" ? noted(context, event.amount) : {})),
      forget: assign(anew),
    },
    delays: { retry: 5_000 },
  }).createMachine({
    id: "move",
    context: anew,
    invoke: { src: "followConnectivity" },
    initial: "recalling",
    states: {
      recalling: {
        tags: "busy",
        invoke: {
          id: "recalling",
          src: "recall",
          onDone: [
            {
              guard: ({ event }) => value({ event }) !== undefined,
              target: "moving",
              actions: assign(({ event }) => ({ errand: { unfinished: present(value({ event })) } })),
            },
            { target: "reading" },
          ],
        },
      },
      reading: {
        tags: "busy",
        invoke: {
          id: "reading",
          src: "read",
          onDone: [
            { guard: succeeded, target: "enteringAmount", actions: assign({ summary: value }) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "unavailable" },
          ],
        },
      },
      unavailable: { on: { "connection.restored": "reading" }, after: { retry: "reading" } },
      enteringAmount: {
        on: {
          "amount.submitted": [
            { guard: ({ context, event }) => fits(context, event.amount), target: "reviewing", actions: "note" },
            { actions: "note" },
          ],
        },
      },
      reviewing: { on: { "move.confirmed": "moving", "amount.reopened": "enteringAmount" } },
      moving: {
        invoke: {
          id: "errand",
          src: "errand",
          input: ({ context }) => present(context.errand),
          onDone: [
            { guard: endedWith("Done"), target: "moved", actions: assign({ outcome: ({ event }) => event.output }) },
            {
              guard: endedWith("Refused"),
              target: "refused",
              actions: assign({ outcome: ({ event }) => event.output }),
            },
            { guard: endedWith("Unauthorized"), target: "unauthorized" },
            { target: "reading", actions: "forget" },
          ],
        },
      },
      moved: { on: { "another.requested": { target: "reading", actions: "forget" } } },
      refused: { on: { "amount.reopened": { target: "reading", actions: "forget" } } },
      unauthorized: { type: "final" },
    },
  })
