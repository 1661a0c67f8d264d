import { Result } from "effect"

/** Money as a whole number of satang: it adds, compares and travels without rounding. */
export type Satang = number & { readonly satang: unique symbol }

export type MoneyFault = "notMoney" | "finerThanSatang"

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/

/** Baht as they travel, a decimal number or string, to satang; a fraction of a satang is refused, never rounded. */
export const satangOfBaht = (baht: number | string): Result.Result<Satang, MoneyFault> => {
  const match = decimal.exec(String(baht).trim())
  if (match === null) return Result.fail("notMoney")
  const [, sign, whole = "", fraction = ""] = match
  if (/[^0]/.test(fraction.slice(2))) return Result.fail("finerThanSatang")
  const satang = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"))
  if (!Number.isSafeInteger(satang)) return Result.fail("notMoney")
  return Result.succeed((sign === "-" ? 0 - satang : satang) as Satang)
}

/** Satang back to baht for the wire, exact to two decimals. */
export const bahtOfSatang = (satang: Satang): number => satang / 100
