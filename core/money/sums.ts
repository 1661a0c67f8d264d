import { nothing, plus, type Satang, satang } from "./satang.ts"

export const times = (amount: Satang, count: number): Satang => satang(amount * count)
export const total = (amounts: Iterable<Satang>): Satang => {
  let sum = nothing
  for (const amount of amounts) sum = plus(sum, amount)
  return sum
}

/** The smallest of what is given, and never less than nothing. */
export const leastOf = (first: Satang, ...rest: ReadonlyArray<Satang>): Satang =>
  satang(Math.max(0, Math.min(first, ...rest)))

/** So many hundredths of an amount, down to the whole satang and exact however large the amount is. */
export const hundredthsOf = (amount: Satang, hundredths: number): Satang => {
  const odd = amount % 100
  return satang(((amount - odd) / 100) * hundredths + Math.floor((odd * hundredths) / 100))
}

/** What a price wins at a rate in hundredths, rounded down to a whole satang in the operator's favour. */
export const winnings = (price: Satang, multiply: number): Satang => hundredthsOf(price, multiply)
