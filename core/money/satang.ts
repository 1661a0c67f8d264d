/** Money as a whole number of satang: it adds, compares and travels without rounding. */
export type Satang = number & { readonly satang: unique symbol }

/** A whole number of satang as money. */
export function satang(whole: number): Satang
export function satang(whole: number): number {
  return Math.trunc(whole)
}

export const nothing: Satang = satang(0)

/** A whole number of baht, for figures that stand in a table. */
export const baht = (whole: number): Satang => satang(Math.trunc(whole) * 100)

export const plus = (one: Satang, other: Satang): Satang => satang(one + other)
export const minus = (one: Satang, other: Satang): Satang => satang(one - other)
