import { Context, Data, type Effect } from "effect"
import type { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Order } from "../order.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import type { Refusal } from "./refusal.ts"

/** The operator has never heard of this key. */
export class NoSuchIntent extends Data.TaggedError("NoSuchIntent") {}

export type PlacingFailure = Refusal | NoSuchIntent | NotOffered | Unauthorized | Unreachable

/** Takes slips. A key is answered once and for all, refusals too: however often it comes, it is at most one slip. */
export class OrderDesk extends Context.Service<
  OrderDesk,
  {
    /** The slip; nothing where the operator took the order and told no slip of it. */
    readonly place: (
      order: Order,
      key: string,
    ) => Effect.Effect<PlacedPoy | undefined, Refusal | Unauthorized | Unreachable>
    /** What became of an intent whose answer was lost; nothing where it was taken and no slip is told. */
    readonly byKey: (key: string) => Effect.Effect<PlacedPoy | undefined, PlacingFailure>
  }
>()("core/order/placing/OrderDesk") {}
