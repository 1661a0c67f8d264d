import type { Unauthorized, Unreachable } from "@fakham/core"
import { forPlayer, type Refused } from "./client.ts"

/** What it means where a page asks for its own data: what the operator does not have, or cannot have, is missing. */
export const forPage =
  <Missing>(missing: () => Missing) =>
  (failure: Refused | Unreachable): Missing | Unauthorized | Unreachable =>
    failure._tag === "Refused" && (failure.status === 404 || failure.status === 400) ? missing() : forPlayer(failure)
