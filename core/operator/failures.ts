import { Data } from "effect"

/** The operator gave no answer that could be understood: away, broken, or cut off. */
export class Unreachable extends Data.TaggedError("Unreachable")<{
  readonly cause?: unknown
  /** The operator did answer, of trouble of its own. */
  readonly isAnswered?: boolean
  /** It wants to be shown first that it is the account's owner who asks. */
  readonly wantsOwner?: boolean
}> {}

/** The operator has no such service at all: asking again finds nothing, and what hangs on it goes without. */
export class NotOffered extends Data.TaggedError("NotOffered") {}

/** The operator does not know this player, or no longer. */
export class Unauthorized extends Data.TaggedError("Unauthorized") {}

/** What the operator says for itself, where its no is none that has a sentence of ours: plain text, shown beside one. */
export type Said = { readonly said?: string | undefined }
