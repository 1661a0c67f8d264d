import type { NotOffered, Unauthorized, Unreachable } from "@fakham/core/operator"
import { type CancelRefusal, CancelRefused, NoSuchPoy, PoyArchive } from "@fakham/core/order"
import { Effect, Layer } from "effect"
import { type Client, type HttpRefused } from "../client.ts"
import { failureForPage } from "../failure-for-page.ts"
import { failureOrNotOffered, isNotServed } from "../not-offered.ts"
import { isDecidedRefusal, isMissing, saidIn } from "../refusal.ts"
import { poysAbort, poysAll, poysOne } from "../wire/index.ts"
import { placedPoyOrUnreachable } from "./http-order-desk.ts"
import { poyPageFromWire, wireStatus } from "./poy-from-wire.ts"
import { EndedAs } from "./wire/poy-calls.ts"

const missing = failureForPage(() => new NoSuchPoy())

const missingOrNotOffered = (
  failure: HttpRefused | Unreachable,
): NoSuchPoy | NotOffered | Unauthorized | Unreachable =>
  isNotServed(failure) ? failureOrNotOffered(failure) : missing(failure)

/** Answers `PoyArchive` over the operator's lottery API. */
export const httpPoyArchive = (client: Client) =>
  Layer.succeed(PoyArchive, {
    all: ({ status, ...search }) =>
      client.ask(poysAll, { ...search, status: status && wireStatus[status] }).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) => poyPageFromWire(data)),
      ),
    one: (id) =>
      client.ask(poysOne, { id }).pipe(Effect.mapError(missingOrNotOffered), Effect.flatMap(placedPoyOrUnreachable)),
    cancel: (id, key) =>
      client
        .keyed(key)
        .ask(poysAbort, { id })
        .pipe(Effect.mapError(cancelFailure), Effect.flatMap(placedPoyOrUnreachable)),
  })

const cancelFailure = (failure: HttpRefused | Unreachable): CancelRefused | NoSuchPoy | Unauthorized | Unreachable => {
  if (failure._tag === "Unreachable") return failure
  const reason = cancelReason(failure)
  if (reason !== undefined) return new CancelRefused({ reason })
  if (isNotServed(failure)) return new CancelRefused({ reason: "other" })
  if (isMissing(failure) || !isDecidedRefusal(failure)) return missing(failure)
  return new CancelRefused({ reason: "other", ...saidIn(failure) })
}

const cancelReason = ({ code = "", details }: HttpRefused): CancelRefusal | "other" | undefined => {
  if (code === "ABORT_TOO_LATE") return "tooLate"
  if (code === "ABORT_TOO_MANY") return "tooMany"
  if (code === "ALREADY_ENDED") return details(EndedAs)?.status === "CANCELLED" ? "alreadyCancelled" : "alreadySettled"
  return code === "keyUsedOtherwise" || code.startsWith("ABORT_") ? "other" : undefined
}
