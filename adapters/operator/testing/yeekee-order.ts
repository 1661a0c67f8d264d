import { baht } from "@fakham/core/money"
import type { PoyOrder } from "@fakham/core/order"

/** A line of one baht that wins 850 times as much, but for what is said of it. */
export const plainLine = (line: Partial<PoyOrder["lines"][number]> = {}): PoyOrder["lines"][number] => ({
  option: "teng_bon_3",
  number: "123",
  ref: 0,
  add: 1,
  price: baht(1),
  min: baht(1),
  max: baht(500),
  multiply: 85_000,
  ...line,
})

/** A slip on the round of yeekee that is open at noon of 20 November 2026. */
export const yeekeeOrder = (...lines: PoyOrder["lines"]): PoyOrder => ({
  kind: "poy",
  betGroup: "yeekee",
  betId: "yeekee-2026-11-20-26",
  betType: "yeekee_26",
  betName: "ยี่กี รอบที่ 26",
  lines,
})
