import { Data } from "effect"

/** The operator will not, for a reason it keeps to itself. */
export class Refused extends Data.TaggedError("Refused") {}
