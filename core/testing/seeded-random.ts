/** The same numbers for the same seed, on every machine: what a simulation decides by. */
export const seededRandom = (seed: number) => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from 0 up to, but not with, so many. */
  const below = (most: number): number => Math.floor(next() * most)
  return {
    below,
    oneOf: <A>(some: readonly [A, ...ReadonlyArray<A>]): A => some[below(some.length)] ?? some[0],
  }
}

export type SeededRandom = ReturnType<typeof seededRandom>
