import { sendTo } from "xstate"
import { answer, type Runtime } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { type Environment, endedWith, type Intents } from "../../operation/operation.ts"
import type { Connectivity } from "../../operator/connectivity.port.ts"
import type { OrderDesk } from "./order-desk.port.ts"
import { bringsNews, isPassed, placingOf } from "./placing.ts"
import { placingEnded, placingSetup, refusedSo } from "./placing-setup.ts"

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
  placingSetup(runtime, environment).createMachine({
    id: "placing",
    context: ({ input }) => placingOf(input),
    on: { "balance.changed": { actions: "noteBalance" } },
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
            { actions: "confirmAgain" },
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
            { guard: placingEnded("Done", false), target: "accepted", actions: { type: "accept", params: answer } },
            {
              guard: placingEnded("Done", true),
              target: "placedElsewhere",
              actions: { type: "accept", params: answer },
            },
            { guard: endedWith("Unauthorized"), target: "unauthorized", actions: { type: "leave", params: answer } },
            { guard: placingEnded("Refused", true), target: "beginning" },
            {
              guard: refusedSo(isPassed),
              target: "placing",
              reenter: true,
              actions: { type: "passOn", params: answer },
            },
            { guard: refusedSo(bringsNews), target: "changed", actions: { type: "refuse", params: answer } },
            { guard: placingEnded("Refused", false), target: "refused", actions: { type: "refuse", params: answer } },
            { guard: endedWith("Reconsidered"), target: "beginning" },
            { target: "left", actions: { type: "leave", params: answer } },
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
