import { Result } from "effect"
import { type Satang, satang } from "./satang.ts"

export type MoneyFault = "notMoney" | "finerThanSatang"

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/

/** Baht as they travel, a decimal number or string, to satang; a fraction of a satang is refused, never rounded. */
export const satangOfBaht = (baht: number | string): Result.Result<Satang, MoneyFault> => {
  const match = decimal.exec(String(baht).trim())
  if (match === null) return Result.fail("notMoney")
  const [, sign, integerPart = "", fraction = ""] = match
  if (/[^0]/.test(fraction.slice(2))) return Result.fail("finerThanSatang")
  const amount = Number(integerPart) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"))
  if (!Number.isSafeInteger(amount)) return Result.fail("notMoney")
  return Result.succeed(satang(sign === "-" ? 0 - amount : amount))
}

/** Satang back to baht for the wire, exact to two decimals. */
export const bahtOfSatang = (amount: Satang): number => amount / 100
