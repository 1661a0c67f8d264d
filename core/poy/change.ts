import { type NumberRate, ratesBy, type Terms } from "./limits.ts"
import type { Entry, Line } from "./line.ts"
import type { Slip } from "./slip.ts"
import { lineOf } from "./totals.ts"

/** A line whose rate is no longer the one it holds; zero means that its number closed. */
export type Changed = { readonly line: Line; readonly now: number }

export type Reviewed = { readonly slip: Slip; readonly changed: ReadonlyArray<Changed> }

/** What a line would be paid at now. */
export type Rates = (entry: Entry) => number

/** All rates of the round: a number that is not listed is back at the default. */
export const ratesOf =
  (terms: Terms): Rates =>
  ({ place, option }) =>
    terms.rates.get(place) ?? terms.defaultRate[option] ?? 0

/** The operator's answer to a slip: a number that is not listed stays as it is. */
export const ratesIn = (news: ReadonlyArray<NumberRate>): Rates => {
  const rates = ratesBy(news)
  return ({ place, multiply }) => rates.get(place) ?? multiply
}

/** Brings every line to its rate of now; lines of closed numbers stay, at nothing, until the player agrees. */
export const rerate = (slip: Slip, rates: Rates): Reviewed => reviewed(slip, rates, false)

/** The slip a player agrees to: every line at its rate of now, lines of closed numbers taken out. */
export const agree = (slip: Slip, rates: Rates): Reviewed => reviewed(slip, rates, true)

const reviewed = (slip: Slip, rates: Rates, without: boolean): Reviewed => {
  const changed: Array<Changed> = []
  const review = (entries: ReadonlyArray<Entry>, isReported: boolean): ReadonlyArray<Entry> =>
    entries.flatMap((entry) => {
      const now = Math.max(0, rates(entry))
      const closed = without && now === 0
      if (now === entry.multiply && !closed) return [entry]
      if (isReported) changed.push({ line: lineOf(slip, entry), now })
      return closed ? [] : [{ ...entry, multiply: now }]
    })
  const entries = review(slip.entries, true)
  const undone = slip.undone.map((batch) => ({ ...batch, entries: review(batch.entries, false) }))
  const lastAdd = entries.reduce((last, { add }) => Math.max(last, add), 0)
  return { slip: { ...slip, entries, lastAdd, undone, recent: [] }, changed }
}
