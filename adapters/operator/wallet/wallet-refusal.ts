import type { NotOffered, Said, Unauthorized, Unreachable } from "@fakham/core/operator"
import type { HttpRefused } from "../client.ts"
import { failureOrNotOffered } from "../not-offered.ts"
import { isDecidedRefusal, saidIn } from "../refusal.ts"

/** The fact behind a refusal, by its code; a no without a known code has the reason that is named for it. */
export const refusedBy =
  <Reason extends string, Fact>(
    reasons: Readonly<Record<string, Reason>>,
    fallback: Reason,
    fact: (reason: Reason, said: Said, refused: HttpRefused) => Fact,
  ) =>
  (failure: HttpRefused | Unreachable): Fact | NotOffered | Unauthorized | Unreachable => {
    if (failure._tag === "Unreachable") return failure
    const known = Object.entries(reasons).find(([code]) => code === failure.code)?.[1]
    const reason = known ?? (isDecidedRefusal(failure) ? fallback : undefined)
    if (reason === undefined) return failureOrNotOffered(failure)
    return fact(reason, known === undefined ? saidIn(failure) : {}, failure)
  }
