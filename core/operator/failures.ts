import { Data } from "effect"

/** The operator gave no answer that could be understood: away, broken, or cut off. */
export class Unreachable extends Data.TaggedError("Unreachable")<{ readonly cause?: unknown }> {}

/** The operator does not know this player, or no longer. */
export class Unauthorized extends Data.TaggedError("Unauthorized") {}
