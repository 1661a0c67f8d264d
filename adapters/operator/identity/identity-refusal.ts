import type { Unauthorized, Unreachable } from "@fakham/core"
import { Refused as Denied } from "@fakham/core/identity"
import { failureForPlayer, type HttpRefused } from "../client.ts"
import { isDecidedRefusal, saidIn } from "../refusal.ts"
import { WaitSeconds } from "../wire/index.ts"

/** What a refusal means that has no name of its own: whether the operator said no, or nobody knows. */
export const unnamed = (failure: HttpRefused | Unreachable): Denied | Unauthorized | Unreachable => {
  if (failure._tag === "Unreachable") return failure
  return isDecidedRefusal(failure) ? new Denied(saidIn(failure)) : failureForPlayer(failure)
}

/** How long the operator wants to be left alone; nothing when it does not say. */
export const secondsToWait = ({ details }: HttpRefused): number | undefined => details(WaitSeconds)?.waitSeconds
