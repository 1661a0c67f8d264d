import { satang } from "@fakham/core/money"
import { add, empty, linesOf, priceAll, type Slip, totals, undo } from "@fakham/core/poy"
import type { Contestant } from "./contestant.ts"

export const coreSlip: Contestant<Slip> = {
  name: "core/poy",
  empty: () => empty,
  add: (slip, batch) => add(slip, batch).slip,
  undo,
  priceAll: (slip, price) => priceAll(slip, satang(price)).slip,
  totals,
  lines: linesOf,
}
