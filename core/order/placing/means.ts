import type { Instant } from "../../time/bangkok.ts"

export type PlacingTerms = {
  /** How long an answer is waited for before the operator is asked by key. */
  readonly patience: number
  /** How long after sending a request may still be on its way, and after a yes it is still what the player wants. */
  readonly underWay: number
  /** The waits between two questions, the last one for all further ones. */
  readonly waits: readonly [number, ...ReadonlyArray<number>]
  /** How often in a row changed rates may be agreed to without asking. */
  readonly passes: number
}
export const placingTerms: PlacingTerms = {
  patience: 20_000,
  underWay: 120_000,
  waits: [1_000, 2_000, 4_000, 8_000, 15_000, 30_000],
  passes: 3,
}

/** What placing needs from outside. */
export type Means = {
  /** A key that nobody has used. */
  readonly newKey: () => string
  /** The operator's time; this device's, which may be hours off, where the operator's is not known. */
  readonly now: () => Instant
  readonly isTimeKnown: () => boolean
  /** A clock of this page alone that never jumps, whatever is learned of the operator's time. */
  readonly steadyNow: () => Instant
  readonly terms?: PlacingTerms
}

export const termsOf = ({ terms = placingTerms }: Means): PlacingTerms => terms
