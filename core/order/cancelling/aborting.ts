import { Result } from "effect"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Instant } from "../../time/bangkok.ts"
import { type AbortTerms, abortable } from "../aborting-rules.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { AbortRefused, type NoSuchPoy } from "../placed/placed-poys.ts"

export type AbortInput = { readonly id: string }

/** What a player's way through cancelling a slip knows. */
export type Aborting = AbortInput & {
  readonly poy: PlacedPoy | undefined
  readonly failure: AbortFailure | undefined
  /** Kept from the player's yes until it is known what became of it. */
  readonly key: string | undefined
}

export type AbortFailure = AbortRefused | NoSuchPoy | Unauthorized | Unreachable
export type AbortAnswer = Result.Result<PlacedPoy, AbortFailure>

export type AbortEnvironment = {
  readonly newKey: () => string
  readonly now: () => Instant
  readonly terms?: AbortTerms
}

export type AbortTypes = {
  readonly context: Aborting
  readonly events: {
    /** A result that is heard of takes the operator a moment to settle slips by. */
    readonly type: "abort.confirmed" | "abort.left" | "outcome.requested" | "connection.restored" | "result.heard"
  }
  readonly input: AbortInput
  /** The slip as it was seen last. */
  readonly output: PlacedPoy | undefined
  readonly tags: "busy" | "unknown"
}

export const abortingOf = ({ id }: AbortInput): Aborting => ({
  id,
  poy: undefined,
  failure: undefined,
  key: undefined,
})

/** What an answer changes: silence keeps the key, any word about the slip is the slip of now. */
export const heardOf = ({ key }: Aborting, answer: AbortAnswer): Partial<Aborting> => {
  if (Result.isSuccess(answer))
    return { poy: answer.success, failure: undefined, key: answer.success.status === "waiting" ? key : undefined }
  const { failure } = answer
  return { failure, key: failure._tag === "Unreachable" ? key : undefined }
}

/** Why this slip cannot be cancelled now, as the operator or else the rules have it. */
export const abortRefusal = ({ poy, failure }: Aborting, { now, terms }: AbortEnvironment) => {
  if (failure?._tag === "AbortRefused") return failure.reason
  const answer = poy && abortable(poy, now(), terms)
  return answer && Result.isFailure(answer) ? answer.failure : undefined
}
