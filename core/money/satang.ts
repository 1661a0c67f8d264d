/** Money as a whole number of satang: it adds, compares and travels without rounding. */
export type Satang = number & { readonly satang: unique symbol }

/** A whole number of satang as money. */
export function satang(count: number): Satang
export function satang(count: number): number {
  return Math.trunc(count)
}

export const nothing: Satang = satang(0)

/** Refuses, by a property that no number has, what is no whole number written out in the source. */
type Written<Count extends number> = number extends Count
  ? { readonly "what is reckoned is times(baht(1), count), what is typed is read by typedAmount": true }
  : `${Count}` extends `${bigint}`
    ? unknown
    : { readonly "a fraction of a baht is read by satangOfBaht": true }

/** A whole number of baht that is written out in the source; the compiler refuses `12.5`, `NaN` and whatever is reckoned. */
export const baht = <const Count extends number>(count: Count & Written<Count>): Satang => satang(count * 100)

export const plus = (one: Satang, other: Satang): Satang => satang(one + other)
export const minus = (one: Satang, other: Satang): Satang => satang(one - other)
