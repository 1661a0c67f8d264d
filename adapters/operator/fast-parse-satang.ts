/** An amount of baht as operators usually write it, cut to the satang below; nothing where it is no amount of money. */
export const fastParseSatang = (told: unknown): number | undefined => {
  const [, sign, baht, decimals = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(told)) ?? []
  return baht === undefined ? undefined : Number(sign + baht + decimals.slice(0, 2).padEnd(2, "0"))
}
