import { type Bet, type Entry, isNumberOf, type NewLine, nearestPrice, placeOf } from "./line.ts"
import { firstFrom, merged, positionsInOrder } from "./slip-order.ts"

/** Entries stand sorted by place; prices stand by `ref` beside them, so that repricing touches no line. */
export type Slip = {
  readonly entries: ReadonlyArray<Entry>
  readonly prices: ReadonlyArray<number>
  readonly lastAdd: number
  readonly undone: ReadonlyArray<Batch>
  readonly recent: ReadonlyArray<Moment>
}

/** A batch that was taken off: its entries in order, their prices from its first `ref` on. */
export type Batch = { readonly entries: ReadonlyArray<Entry>; readonly prices: ReadonlyArray<number> }

/** What stood before a recent add and what it brought, so that undoing it needs no pass over the lines. */
type Moment = {
  readonly entries: ReadonlyArray<Entry>
  readonly batch: ReadonlyArray<Entry>
  readonly lastAdd: number
  readonly first: number
  /** Prices before the add, which hold again as long as those that it made are untouched. */
  readonly prices?: ReadonlyArray<number>
  readonly made?: ReadonlyArray<number>
}

const mostMoments = 16

/** What an add could not do as asked: no room left under the number's maximum, or the price had to move. */
export type Added = {
  readonly slip: Slip
  readonly clamped: ReadonlyArray<number>
  readonly refused: ReadonlyArray<NotAdded>
}

export type NotAdded = Bet & { readonly reason: "full" | "notANumber" }

export const empty: Slip = { entries: [], prices: [], lastAdd: 0, undone: [], recent: [] }

/**
 * Puts a batch in its sorted places under the next add index; equal ones come after those that were there.
 * Its `ref`s run in that order too, so that whoever passes over the lines meets their prices in order.
 * A batch that brings no line is none: the slip stays as it is, and undo takes the batch before.
 */
export const add = (slip: Slip, batch: ReadonlyArray<NewLine>): Added => {
  const first = slip.prices.length
  const fit = batch.every(isNumberOf)
  const lines = fit ? batch : batch.filter(isNumberOf)
  const entries: Array<Entry> = []
  const prices: Array<number> = []
  const places = lines.map(placeOf)
  for (const at of positionsInOrder(places)) {
    const { option, number, price, min, max, multiply } = lines[at]!
    const ref = first + prices.push(price) - 1
    entries.push({ option, number, ref, add: slip.lastAdd + 1, min, max, multiply, place: places[at]! })
  }
  const added = admitted(slip, { entries, prices }, [])
  if (fit) return added
  const strange = batch.filter((line) => !isNumberOf(line))
  const refused = strange.map(({ option, number }): NotAdded => ({ option, number, reason: "notANumber" }))
  return { ...added, refused: refused.concat(added.refused) }
}

/** Takes the newest batch off; it can be put back until the next add. */
export const undo = (slip: Slip): Slip => {
  if (slip.lastAdd === 0) return slip
  const { entries, batch, lastAdd, first, ...before } = slip.recent.at(-1) ?? momentBefore(slip)
  const undone = [...slip.undone, { entries: batch, prices: slip.prices.slice(first) }]
  const prices = before.prices && before.made === slip.prices ? before.prices : slip.prices.slice(0, first)
  return { entries, prices, lastAdd, undone, recent: slip.recent.slice(0, -1) }
}

const momentBefore = (slip: Slip): Moment => {
  const entries: Array<Entry> = []
  const batch: Array<Entry> = []
  let lastAdd = 0
  let first = slip.prices.length
  for (const entry of slip.entries)
    if (entry.add === slip.lastAdd) {
      batch.push(entry)
      first = Math.min(first, entry.ref)
    } else {
      entries.push(entry)
      lastAdd = Math.max(lastAdd, entry.add)
    }
  return { entries, batch, lastAdd, first }
}

/** Puts the batch that was undone last back, as far as its numbers still have room; `ref`s stay taken either way. */
export const redo = (slip: Slip): Added => {
  const batch = slip.undone.at(-1)
  if (batch === undefined) return { slip, clamped: [], refused: [] }
  const undone = slip.undone.slice(0, -1)
  const added = admitted(slip, batch, undone)
  if (added.slip !== slip) return added
  return { ...added, slip: { ...slip, undone, prices: slip.prices.concat(batch.prices.map(() => 0)) } }
}

/** Every line of the batch at a price within its limits and its number's room, moved into its place among those held. */
const admitted = (slip: Slip, batch: Batch, undone: ReadonlyArray<Batch>): Added => {
  const held = slip.entries
  const prices = slip.prices.concat(batch.prices)
  const clamped: Array<number> = []
  const refused: Array<NotAdded> = []
  const brought: Array<Entry> = []
  const ends: Array<number> = []
  let end = 0
  let place = -1
  let staked = 0
  let cap = 0
  for (const entry of batch.entries) {
    if (entry.place !== place) {
      place = entry.place
      staked = 0
      cap = Number.POSITIVE_INFINITY
      for (end = firstFrom(place, held, end); end < held.length && held[end]!.place === place; end++) {
        staked += prices[held[end]!.ref]!
        cap = Math.min(cap, held[end]!.max)
      }
    }
    const room = Math.min(cap, entry.max) - staked
    const price = room < entry.min ? 0 : nearestPrice(prices[entry.ref]!, entry.min, room)
    if (price === 0) refused.push({ option: entry.option, number: entry.number, reason: "full" })
    else {
      if (price !== prices[entry.ref]) clamped.push(entry.ref)
      brought.push(entry)
      ends.push(end)
      staked += price
      cap = Math.min(cap, entry.max)
    }
    prices[entry.ref] = price
  }
  const [added] = brought
  if (added === undefined) return { slip, clamped, refused }
  const { lastAdd, prices: before } = slip
  const moment = { entries: held, batch: brought, lastAdd, first: before.length, prices: before, made: prices }
  const recent = [...slip.recent.slice(1 - mostMoments), moment]
  return {
    slip: { entries: merged(held, brought, ends), prices, lastAdd: added.add, undone, recent },
    clamped,
    refused,
  }
}
