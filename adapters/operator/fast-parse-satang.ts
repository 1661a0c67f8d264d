import { type Satang, satang } from "@fakham/core/money"

/** An amount of baht as operators usually write it, cut to the satang below; nothing where it is no amount of money. */
export const fastParseSatang = (value: unknown): Satang | undefined => {
  const [, sign, baht, decimals = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  return baht === undefined ? undefined : satang(Number(sign + baht + decimals.slice(0, 2).padEnd(2, "0")))
}
