import { Predicate } from "effect"
import type { Satang } from "../../money/satang.ts"
import type { Order } from "../order.ts"

/** An order that is to be placed, and the draft it comes from: a draft that was placed is over. */
export type OrderCommand = {
  readonly kind: "order"
  readonly draftId: string
  readonly order: Order
  /** What the player had at their yes, as far as it was known: where nobody tells what came of it, this does. */
  readonly balance?: Satang | undefined
}

/** Tells an order from every other command. */
export const isOrderCommand = (command: unknown): command is OrderCommand =>
  Predicate.hasProperty(command, "kind") && command.kind === "order"
