import { Result } from "effect"
import { type MoneyFault, satangOfBaht } from "./baht.ts"
import type { Satang } from "./satang.ts"

export type AmountFault = "required" | MoneyFault

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/** An amount of baht as a player types it, with or without commas; a sign is no part of an amount. */
export const typedAmount = (text: string): Result.Result<Satang, AmountFault> => {
  const typed = text.trim()
  if (typed === "") return Result.fail("required")
  if (typed.startsWith("-")) return Result.fail("notMoney")
  return satangOfBaht(grouped.test(typed) ? typed.replaceAll(",", "") : typed)
}
