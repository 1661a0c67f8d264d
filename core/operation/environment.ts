import type { ProveOwner } from "../operator/owner.ts"
import type { Instant } from "../time/bangkok.ts"

/** What an operation needs from outside. */
export type Environment = {
  /** A key that nobody has used. */
  readonly newKey: () => string
  /** The operator's time; this device's, which may be hours off, where the operator's is not known. */
  readonly now: () => Instant
  readonly isTimeKnown: () => boolean
  /** A clock of this page alone that never jumps, whatever is learned of the operator's time. */
  readonly steadyNow: () => Instant
  /** Where it is not said, nobody can be asked, and what the operator wants the owner for is given up. */
  readonly proveOwner?: ProveOwner | undefined
}
