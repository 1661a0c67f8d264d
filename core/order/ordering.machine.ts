import { Effect } from "effect"
import { type ActorRef, assign, type Snapshot, sendTo, setup } from "xstate"
import { fromFeed, fromProgram, type Runtime, value } from "../machine/actor.ts"
import { present } from "../machine/present.ts"
import { type Environment, type Intent, type Intents, unfinishedOf } from "../operation/operation.ts"
import type { Connectivity } from "../operator/connectivity.ts"
import type { Terms } from "../poy/limits.ts"
import { type BalanceChanged, balanceEvents, type Cash } from "../visit/cash.ts"
import { announcing } from "../visit/changes.ts"
import { type Order, type OrderCommand, ratesNow } from "./order.ts"
import type { PlacedPoy } from "./placed/placed-poy.ts"
import type { OrderDesk } from "./placing/order-desk.port.ts"
import { placeOrder } from "./placing/place-order.operation.ts"
import { makePlacing } from "./placing/placing.machine.ts"
import type { PlacingInput, PlacingOutput } from "./placing/placing.ts"

export type OrderingEvent =
  /** The order as it is filled in just now. */
  | { readonly type: "order.wanted"; readonly order: PlacingInput }
  | { readonly type: "outcome.wanted" | "receipt.closed" | "round.closed" }
  /** What is asked after a receipt is over. */
  | { readonly type: "questions.closed" }
  /** What the round pays for the numbers of an order may be something else now. */
  | { readonly type: "terms.changed"; readonly terms: Terms }
  | BalanceChanged

/** What the page whose draft is ordered is sent of each order. */
export type OrderProgress =
  /** It hears from now on of its round and what that pays, by this page. */
  | { readonly type: "order.begun" }
  | { readonly type: "order.placed"; readonly draftId: string }
  /** It was not placed, or it is not known whether it was; it may have been agreed to in another form. */
  | { readonly type: "order.left"; readonly order: Order; readonly before: PlacingInput }

type Input = { readonly betId: string; readonly page: ActorRef<Snapshot<unknown>, OrderProgress> }

type Accepted = Extract<PlacingOutput, { readonly type: "accepted" }>

type Ordering = Input & {
  /** The order that is on its way, or was last. */
  readonly ordered: PlacingInput | undefined
  /** What was left before its outcome was known. */
  readonly pending: Intent<OrderCommand> | undefined
  readonly receipt: Accepted | undefined
  /** The slip whose receipt was closed, until what is asked after it is over. */
  readonly closedSlip: PlacedPoy | undefined
}

export type OrderingPorts = Cash | Connectivity | Intents | OrderDesk

/** Named, so that the types of the machines below can be written down. */
export interface PlacingLogic extends ReturnType<typeof makePlacing> {}
export interface OrderingLogic extends ReturnType<typeof makeOrdering> {}

/** An order from before whose outcome is looked for. */
const takenUp = (unfinished: Intent<OrderCommand>): Pick<Ordering, "ordered"> => ({
  ordered: { draftId: unfinished.command.draftId, order: unfinished.command.order, unfinished },
})

const unfinishedOn = (betId: string) =>
  Effect.map(unfinishedOf(placeOrder), (all) => all.find(({ command }) => command.order.betId === betId))

/** The orders of one round, one at a time: one from before is taken up first, and a receipt stays until it is closed. */
export const makeOrdering = (runtime: Runtime<OrderingPorts>, environment: Environment) => {
  const placing: PlacingLogic = makePlacing(runtime, environment)
  return setup({
    types: {} as { input: Input; context: Ordering; events: OrderingEvent; children: { placing: "placing" } },
    actors: {
      placing,
      recall: fromProgram(runtime, unfinishedOn),
      subscribeToCash: fromFeed(runtime, () => balanceEvents),
    },
    actions: {
      takeUpPending: assign(({ context: { pending } }) => takenUp(present(pending))),
      begin: sendTo(({ context }) => context.page, { type: "order.begun" }),
      // Whatever became of it, the money may have moved.
      announce: announcing(runtime, ["balance", "slips"]),
    },
    guards: {
      isPending: ({ context }) => context.pending !== undefined,
    },
  }).createMachine({
    id: "ordering",
    context: ({ input }) => ({
      ...input,
      ordered: undefined,
      pending: undefined,
      receipt: undefined,
      closedSlip: undefined,
    }),
    on: {
      "receipt.closed": {
        actions: assign(({ context: { receipt } }) => ({ receipt: undefined, closedSlip: receipt?.poy })),
      },
      "questions.closed": { actions: assign({ closedSlip: undefined }) },
    },
    initial: "recalling",
    states: {
      recalling: {
        on: { "order.wanted": { target: "placing", actions: assign({ ordered: ({ event }) => event.order }) } },
        invoke: {
          src: "recall",
          input: ({ context }) => context.betId,
          onDone: [
            {
              guard: ({ event }) => value({ event }) !== undefined,
              target: "placing",
              actions: assign(({ event }) => takenUp(present(value({ event })))),
            },
            { target: "drafting" },
          ],
          onError: "drafting",
        },
      },
      drafting: {
        on: {
          "order.wanted": { target: "placing", actions: assign({ ordered: ({ event }) => event.order }) },
          "outcome.wanted": { guard: "isPending", target: "placing", actions: "takeUpPending" },
        },
      },
      placing: {
        entry: "begin",
        on: {
          "terms.changed": {
            actions: sendTo("placing", ({ context, event }) => ({
              type: "rates.changed",
              rates: ratesNow(present(context.ordered).order, event.terms),
            })),
          },
          "balance.changed": { actions: sendTo("placing", ({ event }) => event) },
          "round.closed": { actions: sendTo("placing", { type: "round.closed" }) },
        },
        invoke: [
          { src: "subscribeToCash" },
          {
            id: "placing",
            src: "placing",
            input: ({ context }) => present(context.ordered),
            onDone: {
              target: "drafting",
              actions: [
                assign(({ event: { output } }) => noted(output)),
                sendTo(
                  ({ context }) => context.page,
                  ({ context, event: { output } }) => progressOf(present(context.ordered), output),
                ),
                "announce",
              ],
            },
          },
        ],
      },
    },
  })
}

const noted = (output: PlacingOutput): Partial<Ordering> =>
  output.type === "accepted" ? { pending: undefined, receipt: output } : { pending: output.unfinished }

const progressOf = (before: PlacingInput, output: PlacingOutput): OrderProgress =>
  output.type === "accepted"
    ? { type: "order.placed", draftId: before.draftId }
    : { type: "order.left", order: output.order, before }
