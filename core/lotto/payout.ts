import type { Satang } from "../money/satang.ts"

/** What one price wins at a rate in hundredths, the fraction of a satang left out; exact however large the two are. */
export const payout = (price: Satang, rate: number): Satang => {
  const below100 = price % 100
  return whole(((price - below100) / 100) * rate + Math.floor((below100 * rate) / 100))
}

export const multiplied = (amount: Satang, times: number): Satang => whole(amount * times)

export const sumOf = (amounts: ReadonlyArray<Satang>): Satang => whole(amounts.reduce((sum, amount) => sum + amount, 0))

/** Whole baht of a price or prize table. */
export const wholeBaht = (baht: number): Satang => whole(baht * 100)

/** The only place of these rules where a number becomes money. */
const whole = (amount: number) => amount as Satang
