import type { BetGroup } from "@fakham/core/lotto"
import { type TransactionType, transactionTypes } from "@fakham/core/wallet"

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
export const betKind = (group: BetGroup): TransactionType => `BET_${names[group]}`
export const winKind = (group: BetGroup): TransactionType => `WIN_${names[group]}`

export const betKinds = transactionTypes.lotto.filter((kind) => kind.startsWith("BET_"))
export const winKinds = transactionTypes.lotto.filter((kind) => kind.startsWith("WIN_"))

/** A stake that goes back, whoever called the slip off. */
export const cancelKind = "ABORT_POY" satisfies TransactionType
