import { type Satang, satang } from "../money/satang.ts"
import type { Entry, Line } from "./line.ts"
import type { Slip } from "./slip.ts"

export type Totals = { readonly count: number; readonly stake: Satang; readonly largestWin: Satang }

export const totals = ({ entries, prices }: Slip): Totals => {
  let stake = 0
  let best = 0
  for (const entry of entries) {
    const price = prices[entry.ref]!
    stake += price
    const win = price * entry.multiply
    if (win > best) best = win
  }
  return { count: entries.length, stake: satang(stake), largestWin: satang(Math.floor(best / 100)) }
}

/** The line at a position of the slip; a screen makes only those it shows. */
export const lineAt = (slip: Slip, at: number): Line | undefined => {
  const entry = slip.entries[at]
  return entry && lineOf(slip, entry)
}

export const linesOf = (slip: Slip): ReadonlyArray<Line> => slip.entries.map((entry) => lineOf(slip, entry))

export const priceOf = (slip: Slip, { ref }: { readonly ref: number }): Satang => satang(slip.prices[ref] ?? 0)

/** Whether the same number stands more than once on the same option. */
export const isRepeated = ({ entries }: Slip, at: number): boolean =>
  entries[at] !== undefined &&
  (entries[at].place === entries[at - 1]?.place || entries[at].place === entries[at + 1]?.place)

export const lineOf = (slip: Slip, { option, number, ref, add, min, max, multiply }: Entry): Line => ({
  option,
  number,
  ref,
  add,
  price: priceOf(slip, { ref }),
  min,
  max,
  multiply,
})
