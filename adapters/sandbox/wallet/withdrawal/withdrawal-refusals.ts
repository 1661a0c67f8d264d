import { type WithdrawalRefusal, withdrawalRefusals } from "@fakham/core/wallet"
import { type CallRefusal, conflict } from "../../http/refusal.ts"

export const noSuchWithdrawal: CallRefusal = { status: 404, code: "noSuchWithdrawal", message: "Not Found" }

export const withdrawalTexts: Readonly<Record<WithdrawalRefusal, string>> = {
  bankAccountMismatch: "บัญชีธนาคารของผู้ใช้ไม่ตรงกับในระบบ",
  bankAccountTooNew: "บัญชีที่เพิ่มใหม่ถอนได้หลังเพิ่ม 24 ชั่วโมง",
  pendingTransaction: "กรุณารอให้รายการก่อนหน้านี้เสร็จสิ้น",
  turnoverNotMet: "ยอดเล่นยังไม่ครบตามเงื่อนไขการถอน",
  dailyCountExceeded: "จำนวนครั้งในการถอนต่อวันเกินกำหนด",
  perTransactionExceeded: "ยอดถอนต่อครั้งเกินกำหนด",
  dailyAmountExceeded: "ยอดถอนต่อวันเกินกำหนด",
  balanceNotEnough: "ยอดเงินไม่เพียงพอ",
  internalError: "ระบบภายในขัดข้อง",
}
export const withdrawalRefused = (reason: WithdrawalRefusal) => conflict(reason, withdrawalTexts[reason])

/** The reason that was given in the product's own words, if it was. */
export const reasonOf = (note: string): WithdrawalRefusal | undefined =>
  withdrawalRefusals.find((reason) => withdrawalTexts[reason] === note)
