import { Effect } from "effect"
import { NeverReceived, type Operation, unfinishedOf } from "../../operation/operation.ts"
import { isOrderCommand, isSameOrder, type OrderCommand, type Ticket4dOrder } from "../order.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { OrderDesk, type Refusal } from "./order-desk.port.ts"

const byKey = (key: string) =>
  Effect.catchTag(
    OrderDesk.use((desk) => desk.byKey(key)),
    "NoSuchIntent",
    () => Effect.fail(new NeverReceived()),
  )

/** Whether it is the operator's no; anything else is no word on the order. */
const isRefusal = <Failure extends { readonly _tag: string }>(failure: Failure): failure is Extract<Failure, Refusal> =>
  !["NeverReceived", "NotOffered", "Unauthorized", "Unreachable"].includes(failure._tag)

/** How an order is placed once. What was never heard of is sent again as long as the player's yes is recent. */
export const placeOrder = {
  purposeOf: ({ draftId }) => draftId,
  isCommand: isOrderCommand,
  isSame: (one, other) => isSameOrder(one.order, other.order),
  send: ({ command, key }) =>
    OrderDesk.use((desk) => desk.place(command.order, key)).pipe(
      // Where the operator fails without a reason, only its word by key is a no.
      Effect.catchTag("OrderFailed", (failed) =>
        Effect.catchTag(byKey(key), ["NeverReceived", "NotOffered"], () => Effect.fail(failed)),
      ),
      // Taken without a slip: one may be told by its key, and where none can be, the order is taken all the same.
      Effect.flatMap((poy) =>
        poy === undefined
          ? Effect.catchTag(byKey(key), "NotOffered", () => Effect.succeed(undefined))
          : Effect.succeed(poy),
      ),
    ),
  lookUp: ({ key }) => byKey(key),
  isRefusal,
  isOnceOnly: true,
  isResent: true,
} satisfies Operation<OrderCommand, PlacedPoy | undefined, Refusal, OrderDesk>

/** An order of sets whose outcome is not known yet, from before a reload. */
export const unfinishedSets = Effect.map(
  unfinishedOf(placeOrder),
  (intents): Ticket4dOrder | "none" =>
    intents.map(({ command }) => command.order).find((order) => order.kind === "sets") ?? "none",
)
