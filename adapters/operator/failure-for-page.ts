import type { Unauthorized, Unreachable } from "@fakham/core"
import { failureForPlayer, type HttpRefused } from "./client.ts"

/** What a refusal means where a page asks for its own data: what the operator does not have, or cannot have, is missing. */
export const failureForPage =
  <Missing>(missing: () => Missing) =>
  (failure: HttpRefused | Unreachable): Missing | Unauthorized | Unreachable =>
    failure._tag === "Refused" && (failure.status === 404 || failure.status === 400)
      ? missing()
      : failureForPlayer(failure)
