import { NotOffered, type Unauthorized, type Unreachable } from "@fakham/core/operator"
import { failureForPlayer, type HttpRefused } from "./client.ts"
import { notServed } from "./supported-calls.ts"

/** Whether the operator has no such call. */
export const isNotServed = (failure: HttpRefused | Unreachable): boolean =>
  failure._tag === "Refused" && failure.status === notServed

/** What a refusal means where the site can go without what it asked for. */
export const failureOrNotOffered = (failure: HttpRefused | Unreachable): NotOffered | Unauthorized | Unreachable =>
  isNotServed(failure) ? new NotOffered() : failureForPlayer(failure)
