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

/** What placing needs from outside: keys that nobody has used, and the server's clock. */
export type Means = { readonly newKey: () => string; readonly now: () => Instant; readonly terms?: PlacingTerms }

export const termsOf = ({ terms = placingTerms }: Means): PlacingTerms => terms

/** Whether a moment is so recent that what was sent then may still arrive. */
export const isYoung = (since: Instant, means: Means) => means.now() - since < termsOf(means).underWay
