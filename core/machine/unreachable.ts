import { Data } from "effect"

/** The operator gave no answer that could be understood: away, broken, or cut off. */
export class Unreachable extends Data.TaggedError("Unreachable")<{
  readonly cause?: unknown
  /** The operator did answer, of trouble of its own. */
  readonly isAnswered?: boolean
  /** It wants to be shown first that it is the account's owner who asks. */
  readonly wantsOwner?: boolean
}> {}
