import { Result } from "effect"
import { type MoneyFault, satangOfBaht } from "./baht.ts"
import type { Satang } from "./satang.ts"

export type AmountFault = "required" | MoneyFault

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

const thaiZero = "๐".charCodeAt(0)
const inLatinDigits = (text: string) => text.replaceAll(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - thaiZero))

/** An amount of baht as a player types it, with or without commas, in either digits; a sign is no part of an amount. */
export const typedAmount = (text: string): Result.Result<Satang, AmountFault> => {
  const typed = inLatinDigits(text.trim())
  if (typed === "") return Result.fail("required")
  if (typed.startsWith("-")) return Result.fail("notMoney")
  return satangOfBaht(grouped.test(typed) ? typed.replaceAll(",", "") : typed)
}

/** "currency is not a right format." `typedAmount` says why. */
export const currency = (text: string): Result.Result<Satang, "notCurrency"> =>
  Result.mapError(typedAmount(text), () => "notCurrency" as const)
