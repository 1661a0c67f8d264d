import type { StatementBook } from "@fakham/core/wallet"
import { isTransactionType, type StatementEntry, type TransactionType } from "@fakham/core/wallet"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react"
import { methodLooks } from "../deposit/deposit-methods.ts"

const names: Readonly<Record<TransactionType, MessageDescriptor>> = {
  PREDEPOSIT: msg`Deposit`,
  DEPOSIT: msg`Deposit`,
  ADMIN_INCREASE: msg`Credited by staff`,
  ABORT_POY: msg`Slip refunded`,
  ACHIVEMENT_ADDMONEY: msg`Reward for an achievement`,
  YING_WIN: msg`Yeekee shot prize`,
  ADMIN_MOVE_INCREASE: msg`Moved in by staff`,
  MOVE_AF_TO_MONEY: msg`Referral earnings transferred in`,
  WITHDRAW: msg`Withdrawal`,
  ADMIN_DECREASE: msg`Deducted by staff`,
  ADMIN_MOVE_DECREASE: msg`Moved out by staff`,
  BET_GOV: msg`Government lottery bet`,
  BET_YEEKEE: msg`Yeekee bet`,
  BET_STOCK: msg`Stock lottery bet`,
  BET_SET_4: msg`4D sets bought`,
  WIN_GOV: msg`Government lottery win`,
  WIN_YEEKEE: msg`Yeekee win`,
  WIN_STOCK: msg`Stock lottery win`,
  WIN_SET_4: msg`4D set win`,
  BET_GAME: msg`Game bet`,
  WIN_GAME: msg`Game win`,
  ABORT_GAME: msg`Game cancelled`,
  REFUND_GAME: msg`Game refunded`,
  GAME_ADD: msg`Added by game provider`,
  GAME_DEDUCT: msg`Deducted by game provider`,
  CREATE_GAME: msg`Moved to a game`,
  DRAW_GAME: msg`Game tied`,
  BONUS_GAME: msg`Game bonus`,
}
const other = msg`Other`
const refund = msg`Withdrawal returned`

/** An operator has names of its own for what friends bring in: what comes in is that, what goes out is moved. */
const income = msg`Referral earnings`
const moved = msg`Moved to my wallet`

/** What players call what moved their money; what the site does not know is other, and never shown by its code. */
export const useEntryName = (
  book: StatementBook,
): ((entry: Pick<StatementEntry, "transactionType" | "amount" | "method" | "isRefund">) => string) => {
  const { i18n } = useLingui()
  return ({ transactionType, amount, method, isRefund = false }) => {
    if (book === "affiliate") return i18n._(amount > 0 ? income : moved)
    if (isRefund) return i18n._(refund)
    if (method !== undefined) return i18n._(methodLooks[method].entry)
    return i18n._(isTransactionType(transactionType) ? names[transactionType] : other)
  }
}
