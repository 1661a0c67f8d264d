import { groupOf } from "@fakham/core/wallet"
import type { IconShape } from "../../../parts/icons/icon.tsx"
import {
  depositIcon,
  gamesIcon,
  lottoIcon,
  starIcon,
  statementIcon,
  undoIcon,
  withdrawIcon,
} from "../../../parts/icons/player-icons.ts"

const groups = {
  deposit: depositIcon,
  withdraw: withdrawIcon,
  lotto: lottoIcon,
  games: gamesIcon,
  other: statementIcon,
} as const

export const entryIcon = (transactionType: string): IconShape => {
  if (transactionType === "ABORT_POY") return undoIcon
  return transactionType === "YING_WIN" ? starIcon : groups[groupOf(transactionType)]
}
