import { Data } from "effect"
import type { Said } from "../operator/failures.ts"

/** The operator will not, for no reason that is known. */
export class Refused extends Data.TaggedError("Refused")<Said> {}
