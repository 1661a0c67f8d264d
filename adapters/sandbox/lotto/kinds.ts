import type { BetGroup } from "@fakham/core/lotto"

/** The product has no type of its own for pingpong: like yeekee, its rounds come by the hour. */
const names = {
  gov: "GOV",
  stock: "STOCK",
  yeekee: "YEEKEE",
  yeekee5min: "YEEKEE",
  pingpong: "YEEKEE",
  gov4d: "SET_4",
} as const satisfies Readonly<Record<BetGroup, string>>

/** How a statement names what a slip of a group cost and won. */
export const betKind = (group: BetGroup) => `BET_${names[group]}` as const
export const winKind = (group: BetGroup) => `WIN_${names[group]}` as const
/** A stake that goes back, whoever called the slip off. */
export const abortKind = "ABORT_POY"
