import { Effect, Predicate } from "effect"
import { type Errand, NeverHeard } from "../../errand/errand.ts"
import { isSameOrder, type Order } from "../order.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { Poys } from "./poys.ts"
import { isRefusal, type Refusal } from "./refusal.ts"

/** An order that is to be placed, and the draft it comes from: a draft that was placed is over. */
export type MeantOrder = { readonly kind: "order"; readonly draftId: string; readonly order: Order }

const byKey = (key: string) =>
  Effect.catchTag(
    Poys.use((poys) => poys.byKey(key)),
    "NoSuchIntent",
    () => Effect.fail(new NeverHeard()),
  )

/** How an order is placed once. What was never heard of is sent again as long as the player's yes is recent. */
export const placeOnce = {
  purposeOf: ({ draftId }) => draftId,
  isMeant: (meant): meant is MeantOrder => Predicate.hasProperty(meant, "kind") && meant.kind === "order",
  isSame: (one, other) => isSameOrder(one.order, other.order),
  // Where the operator fails without a reason, only its word by key is a no.
  send: ({ meant, key }) =>
    Effect.catchTag(
      Poys.use((poys) => poys.place(meant.order, key)),
      "OrderFailed",
      (failed) => Effect.catchTag(byKey(key), "NeverHeard", () => Effect.fail(failed)),
    ),
  lookUp: ({ key }) => byKey(key),
  isNo: isRefusal,
  isOnceOnly: true,
  isResent: true,
} satisfies Errand<MeantOrder, PlacedPoy, Refusal, Poys>
