import { baht } from "../../../money/satang.ts"
import type { PoyOrder } from "../../order.ts"
import type { PlacedPoy } from "../../placed/placed-poy.ts"
import { somchaisOrder } from "../../testing/operator-that-takes-poys.ts"
import type { Intent } from "../intents.ts"
import { type Placing, placingOf } from "../placing.ts"

const [, second] = somchaisOrder.lines
export const shorter: PoyOrder = { ...somchaisOrder, lines: [second!] }
export const at = (now: number) => ({
  newKey: () => "key-9",
  now: () => now,
  isTimeKnown: () => true,
  steadyNow: () => now,
})
export const intent: Intent = {
  key: "key-1",
  draftId: "draft-1",
  order: somchaisOrder,
  madeAt: 1_000,
  sentAt: 1_000,
  isByOperator: true,
}
export const fresh = placingOf({ draftId: "draft-1", order: somchaisOrder, balance: baht(100) }, at(1_000))
export const sending: Placing = { ...fresh, intent, tries: 2 }
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
