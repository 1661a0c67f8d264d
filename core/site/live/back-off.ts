/** How long is waited between two tries, in milliseconds: longer each time, and never the same for two phones. */
export type BackOff = {
  readonly first: number
  readonly factor: number
  readonly longest: number
  /** The share of the wait that is left to chance, so that not all come back in the same moment. */
  readonly chance: number
}

export const backOff: BackOff = { first: 1_000, factor: 2, longest: 30_000, chance: 0.5 }

/** The wait after so many tries that failed; `random` is from 0 up to 1. */
export const waitAfter = (failures: number, random: number, { first, factor, longest, chance } = backOff): number =>
  Math.round(Math.min(longest, first * factor ** Math.max(0, failures - 1)) * (1 - chance * random))
