import { Unauthorized, Unreachable } from "@fakham/core"
import { Refused as Denied } from "@fakham/core/identity"
import type { Refused } from "./client.ts"
import { WaitSeconds } from "./wire/index.ts"

/** Statuses with which nothing was decided: not there, too slow, too busy. */
const undecided = new Set([404, 408, 425, 429])

/** What a refusal means that has no name of its own: whether the operator said no, or nobody knows. */
export const unnamed = (failure: Refused | Unreachable): Denied | Unauthorized | Unreachable => {
  if (failure._tag === "Unreachable") return failure
  const { status, code } = failure
  if (status === 401 || status === 403) return new Unauthorized()
  const saidNo = status >= 400 && status < 500 && !undecided.has(status) && code !== undefined
  return saidNo ? new Denied() : new Unreachable({ cause: failure })
}

/** How long the operator wants to be left alone; nothing when it does not say. */
export const secondsToWait = ({ told }: Refused): number | undefined => told(WaitSeconds)?.waitSeconds
