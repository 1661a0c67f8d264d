import { Effect } from "effect"
import type { ActorRef, Snapshot } from "xstate"
import { type Intent, unfinishedOf } from "../operation/operation.ts"
import type { Terms } from "../poy/limits.ts"
import type { BalanceChanged } from "../visit/cash.port.ts"
import type { Order, OrderCommand } from "./order.ts"
import type { PlacedPoy } from "./placed/placed-poy.ts"
import { placeOrder } from "./placing/place-order.operation.ts"
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

export type OrderingInput = { readonly betId: string; readonly page: ActorRef<Snapshot<unknown>, OrderProgress> }

type Accepted = Extract<PlacingOutput, { readonly type: "accepted" }>

export type Ordering = OrderingInput & {
  /** The order that is on its way, or was last. */
  readonly ordered: PlacingInput | undefined
  /** What was left before its outcome was known. */
  readonly pending: Intent<OrderCommand> | undefined
  readonly receipt: Accepted | undefined
  /** The slip whose receipt was closed, until what is asked after it is over. */
  readonly closedSlip: PlacedPoy | undefined
}

export const orderingOf = (input: OrderingInput): Ordering => ({
  ...input,
  ordered: undefined,
  pending: undefined,
  receipt: undefined,
  closedSlip: undefined,
})

/** An order from before whose outcome is looked for. */
export const takenUp = (unfinished: Intent<OrderCommand>): Pick<Ordering, "ordered"> => ({
  ordered: { draftId: unfinished.command.draftId, order: unfinished.command.order, unfinished },
})

export const unfinishedOn = (betId: string) =>
  Effect.map(unfinishedOf(placeOrder), (all) => all.find(({ command }) => command.order.betId === betId))

export const placingNoted = (output: PlacingOutput): Partial<Ordering> =>
  output.type === "accepted" ? { pending: undefined, receipt: output } : { pending: output.unfinished }

export const progressOf = (before: PlacingInput, output: PlacingOutput): OrderProgress =>
  output.type === "accepted"
    ? { type: "order.placed", draftId: before.draftId }
    : { type: "order.left", order: output.order, before }
