import type { WithdrawalRefusal } from "@fakham/core/wallet"
import type { Refusal } from "../refusals.ts"

const no = (code: string, message: string, data?: unknown): Refusal => ({
  status: 409,
  code,
  message,
  ...(data === undefined ? {} : { data }),
})

export const allTaken = no("allTaken", "This account takes no more deposits now: choose another one, or wait a little.")
export const tooManyOpen = no("tooManyOpen", "Too many deposits wait already: finish one of them, or call one off.")
export const belowMinimum = (min: number) => no("belowMinimum", "The amount is too small.", { min })
export const aboveMaximum = (max: number) => no("aboveMaximum", "The amount is too great.", { max })
export const notOffered = no("notOffered", "This way to bring money in is closed now.")
export const noSuchDeposit: Refusal = { status: 404, code: "noSuchDeposit", message: "Not Found" }
export const noSuchWithdrawal: Refusal = { status: 404, code: "noSuchWithdrawal", message: "Not Found" }
export const hasEnded = no("hasEnded", "This has come to its end.")

const withdrawalTexts: Readonly<Record<WithdrawalRefusal, string>> = {
  bankAccountMismatch: "บัญชีธนาคารของผู้ใช้ไม่ตรงกับในระบบ",
  pendingTransaction: "กรุณารอให้รายการก่อนหน้านี้เสร็จสิ้น",
  turnoverNotMet: "ยอดเล่นยังไม่ครบตามเงื่อนไขการถอน",
  dailyCountExceeded: "จำนวนครั้งในการถอนต่อวันเกินกำหนด",
  perTransactionExceeded: "ยอดถอนต่อครั้งเกินกำหนด",
  dailyAmountExceeded: "ยอดถอนต่อวันเกินกำหนด",
  balanceNotEnough: "ยอดเงินไม่เพียงพอ",
  internalError: "ระบบภายในขัดข้อง",
}
export const withdrawalRefused = (reason: WithdrawalRefusal) => no(reason, withdrawalTexts[reason])

/** These stand on the player's screen as they are. */
export const unknownBank = no("unknownBank", "ไม่พบธนาคารนี้ในระบบ")
export const badAccountNumber = no("badAccountNumber", "เลขที่บัญชีไม่ถูกต้อง")
export const accountTaken = no("accountTaken", "บัญชีนี้มีอยู่ในระบบแล้ว")
export const tooManyAccounts = no("tooManyAccounts", "เพิ่มบัญชีได้ไม่เกิน 5 บัญชี")

export const afCashNotEnough = no("afCashNotEnough", "There is less to be moved.")
export const notReached = no("notReached", "This is not reached yet.")
export const alreadyClaimed = no("alreadyClaimed", "This was paid already.")
export const noSuchAchievement: Refusal = { status: 404, code: "noSuchAchievement", message: "Not Found" }
