import { type Entry, placeCount } from "./line.ts"

/** The positions of places from low to high, equal ones as they came: counted, or sorted natively when they are few. */
export const inOrder = (places: ReadonlyArray<number>): Iterable<number> => {
  const order = new Float64Array(places.length)
  if (places.length < 2_000) {
    places.forEach((place, at) => {
      order[at] = place * 2_000 + at
    })
    return order.toSorted().map((key) => key % 2_000)
  }
  const next = new Uint32Array(placeCount + 1)
  for (const place of places) next[place + 1] = (next[place + 1] ?? 0) + 1
  let before = 0
  next.forEach((count, place) => {
    before += count
    next[place] = before
  })
  places.forEach((place, at) => {
    const to = next[place] ?? 0
    order[to] = at
    next[place] = to + 1
  })
  return order
}

/** Where entries of a place or a later one begin, looked for in growing strides from a position before it. */
export const firstFrom = (place: number, entries: ReadonlyArray<Entry>, from: number): number => {
  let low = from
  let stride = 1
  while ((entries[low + stride - 1]?.place ?? place) < place) {
    low += stride
    stride *= 2
  }
  let high = Math.min(low + stride - 1, entries.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((entries[middle]?.place ?? place) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** Copies whole and moves up from the end, so that a line that stays is not looked at. */
export const merged = (held: ReadonlyArray<Entry>, brought: ReadonlyArray<Entry>, ends: ReadonlyArray<number>) => {
  const entries = held.concat(brought)
  let from = held.length
  for (let next = brought.length - 1; next >= 0; next--) {
    const [end, entry] = [ends[next], brought[next]]
    if (end === undefined || entry === undefined) continue
    for (let last = held[from - 1]; from > end && last !== undefined; last = held[from - 1]) {
      entries[from + next] = last
      from--
    }
    entries[end + next] = entry
  }
  return entries
}
