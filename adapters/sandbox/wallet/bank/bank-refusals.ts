import { conflict } from "../../http/refusal.ts"

/** These stand on the player's screen as they are. */
export const unknownBank = conflict("unknownBank", "ไม่พบธนาคารนี้ในระบบ")
export const badAccountNumber = conflict("badAccountNumber", "เลขที่บัญชีไม่ถูกต้อง")
export const accountTaken = conflict("accountTaken", "บัญชีนี้มีอยู่ในระบบแล้ว")
export const tooManyAccounts = conflict("tooManyAccounts", "เพิ่มบัญชีได้ไม่เกิน 5 บัญชี")
