import { baht } from "../../../money/satang.ts"
import type { Intent } from "../../../operation/operation.ts"
import type { Order, OrderCommand, PoyOrder } from "../../order.ts"
import type { PlacedPoy } from "../../placed/placed-poy.ts"
import { somchaisLines, somchaisOrder } from "../../testing/operator-that-takes-orders.ts"
import { type Placing, placingOf } from "../placing.ts"

const [, second] = somchaisLines
export const shorter: PoyOrder = { ...somchaisOrder, lines: [second] }
export const intentOf = (order: Order, age = 0, now = 0): Intent<OrderCommand> => ({
  key: "key-0",
  purpose: "draft-1",
  command: { kind: "order", draftId: "draft-1", order },
  madeAt: now - age,
  sentAt: now - age,
  isByOperator: true,
})
export const fresh = placingOf({ draftId: "draft-1", order: somchaisOrder, balance: baht(100) })
export const poy: PlacedPoy = {
  id: "P-1",
  order: somchaisOrder,
  stake: baht(30),
  placedAt: 1_000,
  closesAt: 9_000,
  status: "waiting",
  paid: baht(0),
}
export const better = { option: "teng_lang_2", number: "45", multiply: 9_300 } as const
export const worse = { ...better, multiply: 9_100 }
export const gone = { ...better, multiply: 0 }
export const rates = (order: PoyOrder | Placing["order"] | undefined) =>
  order?.kind === "poy" ? order.lines.map(({ multiply }) => multiply) : []
