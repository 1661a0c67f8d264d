import { type DepositMethod, isTransactionType, type StatementEntry, type TransactionType } from "@fakham/core/wallet"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react"
import type { StatementBook } from "../../../composition/use-statement.ts"

const names: Readonly<Record<TransactionType, MessageDescriptor>> = {
  PREDEPOSIT: msg`Deposit by transfer`,
  DEPOSIT: msg`Deposit`,
  ADMIN_INCREASE: msg`Added by the staff`,
  ABORT_POY: msg`Slip returned`,
  ACHIVEMENT_ADDMONEY: msg`Reward for an achievement`,
  YING_WIN: msg`Prize for a shot`,
  ADMIN_MOVE_INCREASE: msg`Moved in by the staff`,
  MOVE_AF_TO_MONEY: msg`Income from friends moved in`,
  WITHDRAW: msg`Withdrawal`,
  ADMIN_DECREASE: msg`Taken off by the staff`,
  ADMIN_MOVE_DECREASE: msg`Moved out by the staff`,
  BET_GOV: msg`Bet on the government lottery`,
  BET_YEEKEE: msg`Bet on yeekee`,
  BET_STOCK: msg`Bet on a stock lottery`,
  BET_SET_4: msg`Sets of four digits bought`,
  WIN_GOV: msg`Won in the government lottery`,
  WIN_YEEKEE: msg`Won in yeekee`,
  WIN_STOCK: msg`Won in a stock lottery`,
  WIN_SET_4: msg`Won with sets of four digits`,
  BET_GAME: msg`Bet in a game`,
  WIN_GAME: msg`Won in a game`,
  ABORT_GAME: msg`Game called off`,
  REFUND_GAME: msg`Game refunded`,
  GAME_ADD: msg`Added by a game`,
  GAME_DEDUCT: msg`Taken off by a game`,
  CREATE_GAME: msg`Taken into a game`,
  DRAW_GAME: msg`Game drawn`,
  BONUS_GAME: msg`Bonus of a game`,
}
const other = msg`Other`
const refund = msg`Withdrawal returned`
const methods: Readonly<Record<DepositMethod, MessageDescriptor>> = {
  fast: msg`Deposit by transfer`,
  qrcode: msg`Deposit by PromptPay QR`,
  truemoney: msg`Deposit by TrueMoney`,
  normal: msg`Deposit with a slip`,
  crypto: msg`Deposit in USDT`,
}

/** An operator has names of its own for what friends bring in: what comes in is that, what goes out is moved. */
const income = msg`Income from friends`
const moved = msg`Moved to my wallet`

/** What players call what moved their money; what the site does not know is other, and never shown by its code. */
export const useEntryName = (
  book: StatementBook,
): ((entry: Pick<StatementEntry, "transactionType" | "amount" | "method" | "isRefund">) => string) => {
  const { i18n } = useLingui()
  return ({ transactionType, amount, method, isRefund = false }) => {
    if (book === "affiliate") return i18n._(amount > 0 ? income : moved)
    if (isRefund) return i18n._(refund)
    if (method !== undefined) return i18n._(methods[method])
    return i18n._(isTransactionType(transactionType) ? names[transactionType] : other)
  }
}
