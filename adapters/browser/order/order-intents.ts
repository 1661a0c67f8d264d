import { betGroups, gov4dVariants } from "@fakham/core/lotto"
import { type CancelCommand, isOrderCommand, type OrderCommand, type Order as PlacedOrder } from "@fakham/core/order"
import { options } from "@fakham/core/poy"
import * as v from "valibot"
import { Count, Name, type StoredKind, StoredMoney } from "../operation/stored-values.ts"

const Line = v.pipe(
  v.array(v.unknown()),
  v.check((values) => values.length === 8),
  v.transform(([option, number, price, min, max, multiply, ref, add]) => ({
    option,
    number,
    price,
    min,
    max,
    multiply,
    ref,
    add,
  })),
  v.object({
    option: v.picklist(options),
    number: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
    price: StoredMoney,
    min: StoredMoney,
    max: StoredMoney,
    multiply: Count,
    ref: Count,
    add: Count,
  }),
)
const Ticket4dLine = v.pipe(
  v.array(v.unknown()),
  v.check((values) => values.length === 2),
  v.transform(([number, sets]) => ({ number, sets })),
  v.object({ number: v.pipe(v.string(), v.regex(/^\d{4}$/)), sets: v.pipe(Count, v.minValue(1)) }),
)
const Order = v.variant("kind", [
  v.object({
    kind: v.literal("poy"),
    betId: Name,
    betName: v.string(),
    betGroup: v.picklist(betGroups.filter((group) => group !== "gov4d")),
    betType: v.string(),
    lines: v.array(Line),
  }),
  v.object({
    kind: v.literal("sets"),
    betId: Name,
    betName: v.string(),
    betGroup: v.literal("gov4d"),
    variant: v.picklist(gov4dVariants),
    lines: v.array(Ticket4dLine),
  }),
])
/** A long order is stored short: of a line only its values. */
const linesOf = (order: PlacedOrder) =>
  order.kind === "poy"
    ? order.lines.map(({ option, number, price, min, max, multiply, ref, add }) => [
        option,
        number,
        price,
        min,
        max,
        multiply,
        ref,
        add,
      ])
    : order.lines.map(({ number, sets }) => [number, sets])

const order: StoredKind<OrderCommand> = {
  shape: v.object({ kind: v.literal("order"), draftId: Name, order: Order, balance: v.optional(StoredMoney) }),
  shortened: (command) =>
    isOrderCommand(command) ? { ...command, order: { ...command.order, lines: linesOf(command.order) } } : command,
}
const abort: StoredKind<CancelCommand> = { shape: v.object({ kind: v.literal("abort"), poyId: Name }) }

/** How intents to place an order, and to cancel a slip, are stored. */
export const orderIntents = { order, abort }
