import { type Satang } from "./satang.ts"

/** An amount as players read it, in pieces, so that the satang can be drawn smaller than the baht. */
export type ShownMoney = {
  readonly sign: "" | "+" | "−"
  /** Thousands stand apart: "12,480". */
  readonly baht: string
  /** Always two digits. */
  readonly satang: string
}

/** When a sign is written: only on what is less than nothing, or also on what is more, as in a statement. */
export type Signs = "negative" | "both"

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ",")

/** Latin digits in every language, and a true minus. */
export const shownMoney = (amount: Satang, signs: Signs = "negative"): ShownMoney => {
  const size = Math.abs(amount)
  return {
    sign: amount < 0 ? "−" : signs === "both" && amount > 0 ? "+" : "",
    baht: grouped(String(Math.floor(size / 100))),
    satang: String(size % 100).padStart(2, "0"),
  }
}

/** "12,480.50", "−250.00"; in a statement "+500.37". */
export const moneyText = (amount: Satang, signs?: Signs): string => {
  const { sign, baht, satang } = shownMoney(amount, signs)
  return `${sign}${baht}.${satang}`
}

/** Without the satang where there are none, as on price chips and limits: "5,000", but "500.37". */
export const shortMoneyText = (amount: Satang, signs?: Signs): string => moneyText(amount, signs).replace(/\.00$/, "")
