import { type Entry, placeCount } from "./line.ts"

/** The positions of places from low to high, equal ones as they came: counted, or sorted natively when they are few. */
export const positionsInOrder = (places: ReadonlyArray<number>): Iterable<number> => {
  const order = new Float64Array(places.length)
  if (places.length < 2_000) {
    for (let at = 0; at < places.length; at++) order[at] = places[at]! * 2_000 + at
    return order.toSorted().map((key) => key % 2_000)
  }
  const next = new Uint32Array(placeCount + 1)
  for (const place of places) next[place + 1]!++
  for (let place = 0; place < placeCount; place++) next[place + 1]! += next[place]!
  for (let at = 0; at < places.length; at++) order[next[places[at]!]!++] = at
  return order
}

/** Where entries of a place or a later one begin, looked for in growing strides from a position before it. */
export const firstFrom = (place: number, entries: ReadonlyArray<Entry>, from: number): number => {
  let low = from
  let stride = 1
  while (low + stride <= entries.length && entries[low + stride - 1]!.place < place) {
    low += stride
    stride *= 2
  }
  let high = Math.min(low + stride - 1, entries.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (entries[middle]!.place < place) low = middle + 1
    else high = middle
  }
  return low
}

/** Copies whole and moves up from the end, so that a line that stays is not looked at. */
export const merged = (held: ReadonlyArray<Entry>, brought: ReadonlyArray<Entry>, ends: ReadonlyArray<number>) => {
  const entries = held.concat(brought)
  let from = held.length
  for (let next = brought.length - 1; next >= 0; next--) {
    const end = ends[next]!
    while (from > end) {
      from--
      entries[from + next + 1] = held[from]!
    }
    entries[end + next] = brought[next]!
  }
  return entries
}
