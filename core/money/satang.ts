/** Money as a whole number of satang: it adds, compares and travels without rounding. */
export type Satang = number & { readonly satang: unique symbol }

/** A whole number of satang as money. */
export function satang(count: number): Satang
export function satang(count: number): number {
  return Math.trunc(count)
}

export const nothing: Satang = satang(0)

/** A whole number of baht, for figures that stand in a table. */
export const baht = (count: number): Satang => satang(Math.trunc(count) * 100)

export const plus = (one: Satang, other: Satang): Satang => satang(one + other)
export const minus = (one: Satang, other: Satang): Satang => satang(one - other)
