import { assign, sendTo, setup } from "xstate"
import { answer, fromFeed, fromProgram, type Runtime, value } from "../machine/actor.ts"
import { present } from "../machine/present.ts"
import type { Environment, Intent, Intents } from "../operation/operation.ts"
import { hasUnfinished } from "../operation/unfinished-operation.ts"
import type { Connectivity } from "../operator/connectivity.port.ts"
import type { Terms } from "../poy/limits.ts"
import { balanceEvents, type Cash } from "../visit/cash.port.ts"
import { announcing } from "../visit/changes.ts"
import { type OrderCommand, ratesNow } from "./order.ts"
import * as ordering from "./ordering.ts"
import type { OrderDesk } from "./placing/order-desk.port.ts"
import { makePlacing } from "./placing/placing.machine.ts"
import type { PlacingInput, PlacingOutput } from "./placing/placing.ts"

export type OrderingPorts = Cash | Connectivity | Intents | OrderDesk

/** Named, so that the types of the machines below can be written down. */
export interface PlacingLogic extends ReturnType<typeof makePlacing> {}
export interface OrderingLogic extends ReturnType<typeof makeOrdering> {}

const wanted = ({ event }: { readonly event: { readonly order: PlacingInput } }) => event.order
const pending = ({ context }: { readonly context: ordering.Ordering }) => context.pending
const note = { type: "note", params: answer } as const
const report = { type: "report", params: answer } as const

/** The orders of one round, one at a time: one from before is taken up first, and a receipt stays until it is closed. */
export const makeOrdering = (runtime: Runtime<OrderingPorts>, environment: Environment) => {
  const placing: PlacingLogic = makePlacing(runtime, environment)
  return setup({
    types: {} as {
      input: ordering.OrderingInput
      context: ordering.Ordering
      events: ordering.OrderingEvent
      children: { placing: "placing" }
    },
    actors: {
      placing,
      recall: fromProgram(runtime, ordering.unfinishedOn),
      subscribeToCash: fromFeed(runtime, () => balanceEvents),
    },
    actions: {
      order: assign((_, ordered: PlacingInput) => ({ ordered })),
      takeUp: assign((_, unfinished: Intent<OrderCommand> | undefined) => ordering.takenUp(present(unfinished))),
      begin: sendTo(({ context }) => context.page, { type: "order.begun" }),
      sendRates: sendTo("placing", ({ context }, terms: Terms) => ({
        type: "rates.changed",
        rates: ratesNow(present(context.ordered).order, terms),
      })),
      note: assign((_, output: PlacingOutput) => ordering.placingNoted(output)),
      report: sendTo(
        ({ context }) => context.page,
        ({ context }, output: PlacingOutput) => ordering.progressOf(present(context.ordered), output),
      ),
      // Whatever became of it, the money may have moved.
      announce: announcing(runtime, ["balance", "slips"]),
      closeReceipt: assign(({ context }) => ({ receipt: undefined, closedSlip: context.receipt?.poy })),
      forgetSlip: assign({ closedSlip: undefined }),
    },
    guards: { isPending: ({ context }) => context.pending !== undefined },
  }).createMachine({
    id: "ordering",
    context: ({ input }) => ordering.orderingOf(input),
    on: { "receipt.closed": { actions: "closeReceipt" }, "questions.closed": { actions: "forgetSlip" } },
    initial: "recalling",
    states: {
      recalling: {
        on: { "order.wanted": { target: "placing", actions: { type: "order", params: wanted } } },
        invoke: {
          src: "recall",
          input: ({ context }) => context.betId,
          onDone: [
            { guard: hasUnfinished, target: "placing", actions: { type: "takeUp", params: value } },
            { target: "drafting" },
          ],
        },
      },
      drafting: {
        on: {
          "order.wanted": { target: "placing", actions: { type: "order", params: wanted } },
          "outcome.wanted": { guard: "isPending", target: "placing", actions: { type: "takeUp", params: pending } },
        },
      },
      placing: {
        entry: "begin",
        on: {
          "terms.changed": { actions: { type: "sendRates", params: ({ event }) => event.terms } },
          "balance.changed": { actions: sendTo("placing", ({ event }) => event) },
          "round.closed": { actions: sendTo("placing", { type: "round.closed" }) },
        },
        invoke: [
          { src: "subscribeToCash" },
          {
            id: "placing",
            src: "placing",
            input: ({ context }) => present(context.ordered),
            onDone: { target: "drafting", actions: [note, report, "announce"] },
          },
        ],
      },
    },
  })
}
