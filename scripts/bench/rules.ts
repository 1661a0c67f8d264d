import { satang } from "@fakham/core/money"
import { type Line, type NewLine, type Option, options, type Totals } from "@fakham/core/poy"

/** A line as the contestants outside core keep it: with its place in the order, and a price that may change. */
export type Held = Omit<Line, "price"> & { readonly place: number; price: number }

const firstPlace = new Map<Option, number>(options.map((option, at) => [option, at * 1_000]))

const isNumber = ({ option, number }: NewLine) => /^\d+$/.test(number) && number.length === Number(option.slice(-1))

/** The lines of a batch that are numbers of their options, in order, equal ones as they came. */
export const fittingInOrder = (batch: ReadonlyArray<NewLine>, first: number, add: number): ReadonlyArray<Held> => {
  const fit = batch.filter(isNumber)
  const keys = new Float64Array(fit.length)
  for (const [at, { option, number }] of fit.entries())
    keys[at] = (firstPlace.get(option)! + Number(number)) * fit.length + at
  const lines: Array<Held> = []
  for (const key of keys.toSorted()) {
    const at = key % fit.length
    const { option, number, price, min, max, multiply } = fit[at]!
    lines.push({
      option,
      number,
      ref: first + lines.length,
      add,
      price,
      min,
      max,
      multiply,
      place: (key - at) / fit.length,
    })
  }
  return lines
}

const startOf = (place: number, lines: ReadonlyArray<Held>): number => {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (lines[middle]!.place < place) low = middle + 1
    else high = middle
  }
  return low
}

/** What a slip's numbers have room for of an ordered batch: each line at the price it goes in at, and where. */
export const admitted = (batch: ReadonlyArray<Held>, lines: ReadonlyArray<Held>) => {
  const brought: Array<Held> = []
  const ats: Array<number> = []
  let place = -1
  let staked = 0
  let cap = 0
  let at = 0
  for (const line of batch) {
    if (line.place !== place) {
      place = line.place
      staked = 0
      cap = Number.POSITIVE_INFINITY
      for (at = startOf(place, lines); at < lines.length && lines[at]!.place === place; at++) {
        staked += lines[at]!.price
        cap = Math.min(cap, lines[at]!.max)
      }
    }
    const room = Math.min(cap, line.max) - staked
    if (room < line.min) continue
    line.price = Math.max(line.min, Math.min(Math.floor(line.price), room))
    brought.push(line)
    ats.push(at)
    staked += line.price
    cap = Math.min(cap, line.max)
  }
  return { brought, ats }
}

/** What one price for all makes of the lines' prices, in their order. */
export const pricesAt = (wanted: number, lines: ReadonlyArray<Held>): ReadonlyArray<number> => {
  const prices: Array<number> = []
  for (let from = 0, to = 0; from < lines.length; from = to) {
    const { place } = lines[from]!
    let left: number = lines[from]!.max
    for (to = from + 1; to < lines.length && lines[to]!.place === place; to++) left = Math.min(left, lines[to]!.max)
    const alone = to - from === 1
    if (!alone) for (let at = from; at < to; at++) left -= lines[at]!.min
    for (let at = from; at < to; at++) {
      const { min } = lines[at]!
      const price = Math.min(Math.max(wanted, min), alone ? left : min + left)
      prices.push(price)
      left -= price - min
    }
  }
  return prices
}

export const totalsOfHeld = (lines: ReadonlyArray<Held>): Totals => {
  let stake = 0
  let best = 0
  for (const { price, multiply } of lines) {
    stake += price
    const win = price * multiply
    if (win > best) best = win
  }
  return { count: lines.length, stake: satang(stake), largestWin: satang(Math.floor(best / 100)) }
}

export const asLines = (lines: ReadonlyArray<Held>): ReadonlyArray<Line> =>
  lines.map(({ option, number, ref, add, price, min, max, multiply }) => ({
    option,
    number,
    ref,
    add,
    price: satang(price),
    min,
    max,
    multiply,
  }))
