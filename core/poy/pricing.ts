import type { Satang } from "../money/satang.ts"
import type { Slip } from "./slip.ts"

/** The amounts offered as one price for all, in satang. */
export const priceChips: ReadonlyArray<number> = [500, 1_000, 2_000, 5_000, 10_000, 50_000]

export type Priced =
  | { readonly _tag: "priced"; readonly slip: Slip }
  | { readonly _tag: "refused"; readonly reason: "noSuchLine" | "notAPrice" }
  | { readonly _tag: "refused"; readonly reason: "belowMin" | "aboveMax" | "aboveCap"; readonly bound: number }

/** Prices one line; outside its limits, or the room that equal lines leave, it is refused with the bound. */
export const priceLine = (slip: Slip, ref: number, price: Satang): Priced => {
  const line = slip.entries.find((entry) => entry.ref === ref)
  if (line === undefined) return { _tag: "refused", reason: "noSuchLine" }
  if (!Number.isSafeInteger(price)) return { _tag: "refused", reason: "notAPrice" }
  if (price < line.min) return { _tag: "refused", reason: "belowMin", bound: line.min }
  if (price > line.max) return { _tag: "refused", reason: "aboveMax", bound: line.max }
  const equals = slip.entries.filter((entry) => entry.place === line.place)
  const others = equals.reduce((sum, entry) => sum + (entry === line ? 0 : slip.prices[entry.ref]!), 0)
  const bound = equals.reduce((cap, { max }) => Math.min(cap, max), Number(line.max)) - others
  if (price > bound) return { _tag: "refused", reason: "aboveCap", bound }
  return { _tag: "priced", slip: { ...slip, prices: slip.prices.with(ref, price) } }
}

/** The outcome of one price for all: the `ref`s of the lines that could not take it as it is. */
export type AllPriced = { readonly slip: Slip; readonly clamped: ReadonlyArray<number> }

/** One price for every line, clamped to its limits; equal lines share their maximum, first come first served. */
export const priceAll = (slip: Slip, price: Satang): AllPriced => {
  const { entries } = slip
  const prices = slip.prices.slice()
  const clamped: Array<number> = []
  const wanted = Math.floor(price)
  for (let from = 0, to = 0; from < entries.length; from = to) {
    const { place, max } = entries[from]!
    let left: number = max
    for (to = from + 1; to < entries.length && entries[to]!.place === place; to++)
      left = Math.min(left, entries[to]!.max)
    if (to - from > 1) for (let at = from; at < to; at++) left -= entries[at]!.min
    for (let at = from; at < to; at++) {
      const { ref, min } = entries[at]!
      const most = to - from > 1 ? min + left : left
      const now = wanted > most ? most : wanted >= min ? wanted : min
      if (now !== price) clamped.push(ref)
      prices[ref] = now
      left -= now - min
    }
  }
  return { slip: { ...slip, prices }, clamped }
}
