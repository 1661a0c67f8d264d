/** How long is waited between two tries, in milliseconds: longer each time, and never the same for two phones. */
export type BackOff = {
  readonly first: number
  readonly factor: number
  readonly longest: number
  /** The share of the wait that is left to chance: all lose the connection in one moment, and must not come back in one. */
  readonly chance: number
}

export const backOff: BackOff = { first: 6_000, factor: 2, longest: 30_000, chance: 0.9 }

/** The wait after so many tries that failed; `random` is from 0 up to 1. */
export const waitAfter = (failures: number, random: number, { first, factor, longest, chance } = backOff): number =>
  Math.round(Math.min(longest, first * factor ** Math.max(0, failures - 1)) * (1 - chance * random))
