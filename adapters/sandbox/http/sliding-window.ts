import { BoundedMap } from "@fakham/adapters/environment"

/** So many within so many milliseconds. */
export type RateLimit = { readonly most: number; readonly within: number }

/** How many keys a window remembers; whoever was longest silent is forgotten first. */
const room = 10_000

/**
 * Counts what happens under a key: 0 when it may happen and is counted, else after how many milliseconds it may. What is
 * turned away does not count, so that who waits gets in.
 */
export const slidingWindow = ({ most, within }: RateLimit, now: () => number, remembered = room) => {
  const timesOf = new BoundedMap<ReadonlyArray<number>>(remembered)
  return (key: string): number => {
    const at = now()
    const recent = (timesOf.get(key) ?? []).filter((time) => time > at - within)
    const oldest = recent[0]
    const isFull = oldest !== undefined && recent.length >= most
    timesOf.set(key, isFull ? recent : [...recent, at])
    return isFull ? oldest + within - at : 0
  }
}
