import { groupOf } from "@fakham/core/wallet"
import type { IconShape } from "../../../parts/controls/icon.tsx"
import { deposit, games, lotto, star, statement, undo, withdraw } from "../../../parts/controls/player-icons.ts"

const groups = { deposit, withdraw, lotto, games, other: statement } as const

export const entryIcon = (transactionType: string): IconShape => {
  if (transactionType === "ABORT_POY") return undo
  return transactionType === "YING_WIN" ? star : groups[groupOf(transactionType)]
}
