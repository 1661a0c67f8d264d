import type { NotOffered, Unauthorized, Unreachable } from "@fakham/core/operator"
import { type AbortRefusal, AbortRefused, NoSuchPoy, PlacedPoys } from "@fakham/core/order"
import { Effect, Layer } from "effect"
import { type Client, type Refused } from "../client.ts"
import { failureForPage } from "../failure-for-page.ts"
import { failureOrNotOffered, isNotServed } from "../not-offered.ts"
import { isMissing, isRefusal, saidIn } from "../refusal.ts"
import { poysAbort, poysAll, poysOne } from "../wire/index.ts"
import { placedPoyOrUnreachable } from "./http-poys.ts"
import { poyPageFromWire, wireStatus } from "./poy-from-wire.ts"
import { EndedAs } from "./wire/poys.ts"

const missing = failureForPage(() => new NoSuchPoy())

const missingOrNotOffered = (failure: Refused | Unreachable): NoSuchPoy | NotOffered | Unauthorized | Unreachable =>
  isNotServed(failure) ? failureOrNotOffered(failure) : missing(failure)

/** Answers `PlacedPoys` over the operator's lottery API. */
export const httpPlacedPoys = (client: Client) =>
  Layer.succeed(PlacedPoys, {
    all: ({ status, ...search }) =>
      client.ask(poysAll, { ...search, status: status && wireStatus[status] }).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) => poyPageFromWire(data)),
      ),
    one: (id) =>
      client.ask(poysOne, { id }).pipe(Effect.mapError(missingOrNotOffered), Effect.flatMap(placedPoyOrUnreachable)),
    abort: (id, key) =>
      client
        .keyed(key)
        .ask(poysAbort, { id })
        .pipe(Effect.mapError(abortFailure), Effect.flatMap(placedPoyOrUnreachable)),
  })

const abortFailure = (failure: Refused | Unreachable): AbortRefused | NoSuchPoy | Unauthorized | Unreachable => {
  if (failure._tag === "Unreachable") return failure
  const reason = abortReason(failure)
  if (reason !== undefined) return new AbortRefused({ reason })
  if (isNotServed(failure)) return new AbortRefused({ reason: "other" })
  if (isMissing(failure) || !isRefusal(failure)) return missing(failure)
  return new AbortRefused({ reason: "other", ...saidIn(failure) })
}

const abortReason = ({ code = "", told }: Refused): AbortRefusal | "other" | undefined => {
  if (code === "ABORT_TOO_LATE") return "tooLate"
  if (code === "ABORT_TOO_MANY") return "tooMany"
  if (code === "ALREADY_ENDED") return told(EndedAs)?.status === "CANCELLED" ? "alreadyAborted" : "alreadySettled"
  return code === "keyUsedOtherwise" || code.startsWith("ABORT_") ? "other" : undefined
}
